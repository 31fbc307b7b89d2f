import { fold, wordsOf } from '@ecrin/domain/text/search-words.ts';
import { answerChat, answerStream, type ProviderAnswer } from './scripted-ai-provider.ts';

/** What it says no to although the note shares a word with the question. */
const unanswerable = /payé|aimé|colour|passer l’été|change jobs|médecin/u;

type ChatRequest = Readonly<{
  stream?: boolean;
  messages: readonly Readonly<{ content: string }>[];
  response_format?: Readonly<{ json_schema: Readonly<{ name: string }> }>;
}>;
const lastOf = (json: unknown): string => (json as ChatRequest).messages.at(-1)?.content ?? '';

/** What the notes of a request say, each by its first sentence. */
const linesOf = (asked: string): readonly string[] =>
  [...asked.matchAll(/^\[(\d+)\] \(.*?\) (.*?)[.!?](?:\s|$)/gmu)].map(
    ([, number = '', sentence = '']) => `${sentence} [${number}].\n`,
  );

const sharesWord = (asked: string): boolean => {
  const [, question = '', note = ''] = /^Question : (.*)\nNote : (.*)$/su.exec(asked) ?? [];
  const words = new Set(wordsOf(fold(note)).map(({ word }) => word));
  return (
    !unanswerable.test(question) && wordsOf(fold(question)).some(({ word }) => word.length >= 4 && words.has(word))
  );
};

/** A note about somebody who lives somewhere tells something lasting: its first sentence. */
const factIn = (asked: string): string | null => {
  const [, sentence = ''] = /^Note : (.*?[.!?])(?:\s|$)/u.exec(asked) ?? [];
  return /habite|vit à/u.test(sentence) ? sentence.replace(/^Ma /u, 'Votre ') : null;
};

/** Every thought is calm; its title is its first sentence, its tag the longest word of it. */
const understandingOf = (asked: string): unknown => {
  const [, title = ''] = /^1\. (.*?)[.!?]?$/mu.exec(asked) ?? [];
  const [longest = ''] = title.split(/[\s’',]+/u).toSorted((one, other) => other.length - one.length);
  return { mood: 'calme', category: 'réflexion', title, ideas: [], words: [longest], summary: null };
};

const jsonFor = ({ response_format }: ChatRequest, asked: string): unknown => {
  const name = response_format?.json_schema.name;
  if (name === 'fact') return { fait: factIn(asked) };
  return name === 'understanding' ? understandingOf(asked) : { reponse: sharesWord(asked) ? 'oui' : 'non' };
};

/** `betweenMs`: pause after each sentence. `breaksAfter`: sentences after which the connection is lost. */
type Manner = Readonly<{ betweenMs?: number; breaksAfter?: number }>;

/** Answers as a model that does what it is asked: a judgement by the words that question and note share, an answer by the notes' own sentences. */
export const answerAsModel =
  ({ betweenMs = 0, breaksAfter = Number.POSITIVE_INFINITY }: Manner = {}): ProviderAnswer =>
  (response, request) => {
    const asked = lastOf(request.json);
    const lines = linesOf(asked);
    const answer = (request.json as ChatRequest).stream
      ? answerStream(lines.slice(0, breaksAfter), lines.length > breaksAfter ? 'drop' : 'stop', betweenMs)
      : answerChat(jsonFor(request.json as ChatRequest, asked));
    answer(response, request);
  };

import { fold, wordsOf } from '@ecrin/domain/text/search-words.ts';
import { answerChat, answerStream, type ProviderAnswer } from './scripted-ai-provider.ts';

/** What it says no to although the note shares a word with the question. */
const unanswerable = /payé|aimé|colour|passer l’été|change jobs|médecin/u;

type ChatRequest = Readonly<{ stream?: boolean; messages: readonly Readonly<{ content: string }>[] }>;
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
      : answerChat({ reponse: sharesWord(asked) ? 'oui' : 'non' });
    answer(response, request);
  };

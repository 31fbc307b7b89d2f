import { fileTitle } from '@ecrin/command-api/export/file-title.ts';
import { escapeHtml } from '@ecrin/command-api/messages/escape-html.ts';
import { typeset } from '@ecrin/command-api/story/book/typeset.ts';
import { lettersIn } from '@ecrin/command-api/story/book/voice-codes.ts';
import { shortened } from '@ecrin/command-api/story/page/page-html.ts';
import { countCharacters } from '@ecrin/domain/community/comment-rules.ts';
import { questionStems } from '@ecrin/domain/conversation/question/question-words.ts';
import { findQuote, weighStemsEqually } from '@ecrin/domain/conversation/question/quote.ts';
import { readQuestion } from '@ecrin/domain/conversation/question/read-question.ts';
import { checkStatement } from '@ecrin/domain/conversation/statement/check-statement.ts';
import { createStatementReader } from '@ecrin/domain/conversation/statement/read-statements.ts';
import { helpNeedOf } from '@ecrin/domain/help/help-need.ts';
import { checkResult } from '@ecrin/domain/orb-run/result/check-result.ts';
import { fillPrompt } from '@ecrin/domain/orb-run/result/fill-prompt.ts';
import { checkDraft } from '@ecrin/domain/story-draft/check-draft.ts';
import { readingMinutes } from '@ecrin/domain/story/shared-copy.ts';
import { storyMarkdown } from '@ecrin/domain/story/story-markdown.ts';
import { countWords } from '@ecrin/domain/text/count-words.ts';
import { frenchSound } from '@ecrin/domain/text/french-sound.ts';
import { normalizeWord } from '@ecrin/domain/text/normalize-word.ts';
import { passagesOf } from '@ecrin/domain/text/passages.ts';
import { tokensOf } from '@ecrin/domain/text/phrase-matching.ts';
import { fold, plainWords, wordsOf } from '@ecrin/domain/text/search-words.ts';
import { searchedWordsOf } from '@ecrin/domain/text/searched-words.ts';
import { sentencesOf } from '@ecrin/domain/text/sentences.ts';
import { beginningOf, excerptsAround, markWords, parseTextQuery } from '@ecrin/domain/text/text-query.ts';
import { isBlank, tidyLine, tidyText } from '@ecrin/domain/text/visible-text.ts';
import { hasMarkup, namesForeignAddress, repeatsRules, withoutNumbers } from '@ecrin/domain/text/written-by-model.ts';
import { splitBeforeLastWords, writtenWords } from '@ecrin/domain/text/written-words.ts';
import { subjectWords } from '@ecrin/domain/thought/subject-words.ts';
import { applyWordList } from '@ecrin/domain/thought/transcript/apply-word-list.ts';
import { phantomIn } from '@ecrin/domain/thought/transcript/phantom-sentences.ts';
import { realignTranscript } from '@ecrin/domain/thought/transcript/realign-transcript.ts';
import { wordsBeforeLoop } from '@ecrin/domain/thought/transcript/repetition-loop.ts';
import { spokenHits } from '@ecrin/domain/thought/transcript/spoken-hits.ts';
import { timedWords } from '@ecrin/domain/thought/transcript/timed-words.ts';
import { suggestThread } from '@ecrin/domain/thread/suggest-thread.ts';
import {
  cutAtWord,
  extractKeyInsights,
  extractQuestions,
  extractSummary,
  sentencesOf as weighedSentencesOf,
} from '@ecrin/platform/adapters/analyst/extract-sentences.ts';
import { extractTitle } from '@ecrin/platform/adapters/analyst/extract-title.ts';
import { findTags } from '@ecrin/platform/adapters/analyst/find-tags.ts';
import { createLocalAnalyst } from '@ecrin/platform/adapters/analyst/local-analyst.ts';
import { checkedAgainst } from '@ecrin/platform/adapters/analyst/understanding-answer.ts';
import { pack } from '@ecrin/platform/adapters/event-store/sqlite/packed-text.ts';
import { searchText } from '@ecrin/platform/adapters/read-models/sqlite/sqlite-text.ts';
import type { Read } from './growth.ts';

const language = 'fr';
const day = '2026-11-27';
const query = parseTextQuery('a "je veux" claire -non') ?? { terms: [], phrases: [], excluded: [] };
const spoken = (text: string) => ({ text, startMs: 0, endMs: 1_000, words: [] });
const statement = (text: string) => ({ text, numbers: [1] });
const noted = (content: string) => ({ thoughtId: 'a', content, day });
const half = (text: string): string => text.slice(0, text.length / 2);

const list = { kind: 'list', maxItems: 5, maxWords: 100_000, cited: false } as const;
const prompt = { prompt: '', variables: [{ name: 'sujet', kind: 'text', options: [] }], contract: list } as const;
const answer = { mood: 'joie', category: 'travail', title: '', ideas: [1], words: [], summary: null };
const understood = (text: string) => ({ text, sentences: weighedSentencesOf(text), language }) as const;

/** Every function that reads a text of a person, or of a model that was given one. Of what takes two texts, both are of that length. */
export const textReaders: Readonly<Record<string, Read>> = {
  'search: fold': fold,
  'search: words': wordsOf,
  'search: words, signs and numbers': searchedWordsOf,
  'search: plain words': plainWords,
  'search: the words of a document': searchText,
  'search: a query': parseTextQuery,
  'search: an excerpt': excerptsAround(query),
  'search: highlights': (text) => markWords(text, ['a', 'je', 'veux']),
  'search: moments of a recording': (text) => spokenHits([spoken(text)], query),
  'search: passages for vectors': (text) => passagesOf(text, language),
  'text: sentences': (text) => sentencesOf(text, language),
  'text: tokens': tokensOf,
  'text: its beginning': (text) => beginningOf(text),
  'text: nothing to see': isBlank,
  'text: one line': tidyLine,
  'text: several lines': tidyText,
  'text: how many words': countWords,
  'text: what it is about': subjectWords,
  'text: how many signs': countCharacters,
  'text: minutes to read': (text) => readingMinutes([{ kind: 'paragraph', text }]),
  'text: words that call for help': helpNeedOf,
  'text: stored in fewer bytes': (text) => pack(JSON.stringify({ text })),
  'understanding: sentences': weighedSentencesOf,
  'understanding: a title': (text) => extractTitle(weighedSentencesOf(text), 'fr'),
  'understanding: a summary': (text) => extractSummary(weighedSentencesOf(text)),
  'understanding: ideas': (text) => extractKeyInsights(weighedSentencesOf(text)),
  'understanding: questions': (text) => extractQuestions(weighedSentencesOf(text)),
  'understanding: cut at a word': (text) => cutAtWord(text, text.length - 5),
  'understanding: tags': (text) => findTags(text, language),
  'understanding: all of it, without a model': (text) =>
    createLocalAnalyst().understand({ text, language, ownerId: 'a' }),
  'understanding: an answer about a long thought': (text) =>
    checkedAgainst(understood(text), { ...answer, title: text.slice(0, 80), words: [text.slice(0, 30)] }),
  'understanding: a long answer': (text) =>
    checkedAgainst(understood('Un mot.'), { ...answer, title: text, words: [text], summary: text }),
  'thread: a suggestion': (text) =>
    suggestThread({ text, tags: [] }, [
      { threadId: 'a', name: text.slice(0, 80), description: text.slice(0, 2_000), sharing: new Map() },
    ]),
  'question: stems': (text) => questionStems(text, language),
  'question: filters': (text) =>
    readQuestion(text, {
      language,
      today: day,
      threads: [{ threadId: 'a', name: 'Maman' }],
      tags: ['travail'],
      withoutFilters: [],
    }),
  'answer: a quote': (text) => findQuote(text, weighStemsEqually(['voul', 'a']), language),
  'answer: its statements': (text) => {
    const reader = createStatementReader();
    return [reader.add(text), reader.end()];
  },
  'answer: a statement and what it rests on': (text) =>
    checkStatement(statement('Claire a rappelé « Rien de grave ».'), {
      question: text,
      language,
      sources: [noted(text)],
    }),
  'answer: foreign addresses': (text) => namesForeignAddress(text, text),
  'answer: markup': hasMarkup,
  'answer: the rules of a model': (text) => repeatsRules(text, 'Vous classez et abrégez une note de journal intime.'),
  'answer: without its numbers': withoutNumbers,
  'orb: a prompt': (text) => fillPrompt({ ...prompt, prompt: text }, { sujet: text.slice(0, 200) }, language),
  'orb: a result': (text) =>
    checkResult(
      list,
      { items: [{ texts: [text], numbers: [1] }] },
      { cite: () => [], text, rules: 'Ne dites que ce qui est écrit.' },
    ),
  'story: a draft': (text) =>
    checkDraft([[statement(text)]], { notes: [noted(text)], language, rules: 'Ne dites que ce qui est écrit.' }),
  'story: Markdown': (text) => storyMarkdown({ title: 'Un récit', parts: [{ kind: 'paragraph', text }] }),
  'story: typeset': (text) => typeset(text, language),
  'story: letters before a code': lettersIn,
  'story: a preview': shortened,
  'story: HTML': escapeHtml,
  'export: the name of a file': fileTitle,
  'transcript: written words': writtenWords,
  'transcript: its last words': (text) => splitBeforeLastWords(text, 4),
  'transcript: times of words': (text) => timedWords(spoken(text)),
  'transcript: how a word sounds': frenchSound,
  'transcript: a word as compared': normalizeWord,
  'transcript: names of one’s own': (text) => applyWordList([spoken(text)], ['Chloé', 'Le Goff']),
  'transcript: what nobody said': phantomIn,
  'transcript: a model in a loop': (text) => wordsBeforeLoop(text.split(' ')),
  'transcript: a correction': (text) => realignTranscript([spoken(text)], `${half(text)} x ${half(text)}`),
};

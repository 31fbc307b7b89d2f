import { checkStatement } from '#conversation/statement/check-statement.ts';
import type { RawStatement } from '#conversation/statement/read-statements.ts';
import type { Language } from '#kernel/language.ts';
import { maxPartSources } from '#story/story.vocabulary.ts';
import { tidyLine } from '#text/visible-text.ts';
import { hasMarkup, namesForeignAddress, repeatsRules, withoutNumbers } from '#text/written-by-model.ts';
import type { ComposedParagraph } from './story-draft.vocabulary.ts';

/** What the model read, numbered from 1, and what it was told besides, which no story may repeat. `day`: YYYY-MM-DD. */
export type ReadForDraft = Readonly<{
  notes: readonly Readonly<{ thoughtId: string; content: string; day: string }>[];
  language: Language;
  rules: string;
}>;
type RawParagraph = readonly RawStatement[];

/**
 * Paragraphs a story may have: each sentence is checked against the thoughts it names, one that none of them bears out is marked. What is no sentence of a
 * story – an address of elsewhere, markup, the model's own rules – is left out, and so is a paragraph without any source.
 */
export const checkDraft = (paragraphs: readonly RawParagraph[], read: ReadForDraft): readonly ComposedParagraph[] =>
  paragraphs.map((sentences) => checkParagraph(sentences, read)).filter(({ sources }) => sources.length > 0);

const checkParagraph = (sentences: RawParagraph, read: ReadForDraft): ComposedParagraph => {
  const checked = sentences
    .map(tidySentence)
    .filter(({ text }) => text !== '' && isOfAStory(text, read))
    .map((sentence) => ({ text: sentence.text, sources: sourcesOf(sentence, read) }));
  return {
    text: checked.map(({ text }) => text).join(' '),
    sources: [...new Set(checked.flatMap(({ sources }) => sources))].slice(0, maxPartSources),
    unsourced: checked.filter(({ sources }) => sources.length === 0).map(({ text }) => text),
  };
};

/** The numbers of notes belong to the sources, not to the words. */
const tidySentence = ({ text, numbers }: RawStatement): RawStatement => ({
  text: tidyLine(withoutNumbers(text).replaceAll(/\s+/gu, ' ')),
  numbers: [...new Set(numbers)],
});

const isOfAStory = (text: string, { notes, rules }: ReadForDraft): boolean =>
  !hasMarkup(text) &&
  !repeatsRules(text, rules) &&
  !namesForeignAddress(text, notes.map(({ content }) => content).join('\n'));

const sourcesOf = (sentence: RawStatement, { notes, language }: ReadForDraft): readonly string[] =>
  (checkStatement(sentence, { question: '', language, sources: notes }) ?? []).flatMap(
    (number) => notes[number - 1]?.thoughtId ?? [],
  );

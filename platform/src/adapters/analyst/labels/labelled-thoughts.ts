import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { Category, Mood } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { englishExamples } from '../examples/english-examples.ts';
import { frenchExamples } from '../examples/french-examples.ts';
import type { LabelledExample } from '../examples/labelled-examples.ts';

/** A thought with the labels an attentive reader gives it. `mood` null: neutral. `isClear`: written to be, so it says nothing of how certain a label has to be. */
export type LabelledThought = Readonly<{
  text: string;
  language: Language;
  mood: Mood | null;
  category: Category;
  isClear?: boolean;
}>;

/** Which thoughts judge is fixed by their words, so that adding some moves none from one side to the other. */
const judges = 5;
const isJudging = (text: string): boolean =>
  Number.parseInt(createHash('sha256').update(text).digest('hex').slice(0, 8), 16) % judges === 0;

type TitledThought = LabelledThought & Readonly<{ title: string | null }>;

const read = (file: string, language: Language): readonly TitledThought[] =>
  readFileSync(new URL(`thoughts/${file}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => ({ title: null, ...JSON.parse(line), language }));

/** All thoughts of one language, in their file's order. `title`: what a person would call it; null for a very short one. */
export const readLabelledThoughts = (language: Language): readonly TitledThought[] => read(language, language);

/** Written later for where figures showed gaps, by other hands than those that judge: they only train. */
const furtherThoughts = (language: Language): readonly LabelledThought[] =>
  read(`further-${language}`, language).map((thought) => ({ ...thought, isClear: true }));

const examplesOf = (examples: readonly LabelledExample[], language: Language): readonly LabelledThought[] =>
  examples.map(([mood, category, text]) => ({ mood, category, text, language }));

const all = (): readonly LabelledThought[] => [...readLabelledThoughts('fr'), ...readLabelledThoughts('en')];

/** What classifiers are trained on. */
export const trainingThoughts = (): readonly LabelledThought[] => [
  ...all().filter(({ text }) => !isJudging(text)),
  ...furtherThoughts('fr'),
  ...furtherThoughts('en'),
  ...examplesOf(frenchExamples, 'fr'),
  ...examplesOf(englishExamples, 'en'),
];

/** What they are judged by: a fifth, which no training sees. */
export const judgingThoughts = (): readonly LabelledThought[] => all().filter(({ text }) => isJudging(text));

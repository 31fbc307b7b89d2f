import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Category, Language, Mood } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { englishExamples } from '../examples/english-examples.ts';
import { frenchExamples } from '../examples/french-examples.ts';
import type { LabelledExample } from '../examples/labelled-examples.ts';

/** A thought with the labels an attentive reader gives it. `mood` null: neutral. */
export type LabelledThought = Readonly<{ text: string; language: Language; mood: Mood | null; category: Category }>;

/** Which thoughts judge is fixed by their words, so that adding some moves none from one side to the other. */
const judges = 5;
const isJudging = (text: string): boolean =>
  Number.parseInt(createHash('sha256').update(text).digest('hex').slice(0, 8), 16) % judges === 0;

/** All thoughts of one language, in their file's order. `title`: what a person would call it; null for a very short one. */
export const readLabelledThoughts = (
  language: Language,
): readonly (LabelledThought & Readonly<{ title: string | null }>)[] =>
  readFileSync(new URL(`thoughts/${language}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => ({ ...JSON.parse(line), language }));

const examplesOf = (examples: readonly LabelledExample[], language: Language): readonly LabelledThought[] =>
  examples.map(([mood, category, text]) => ({ mood, category, text, language }));

const all = (): readonly LabelledThought[] => [...readLabelledThoughts('fr'), ...readLabelledThoughts('en')];

/** What classifiers are trained on. */
export const trainingThoughts = (): readonly LabelledThought[] => [
  ...all().filter(({ text }) => !isJudging(text)),
  ...examplesOf(frenchExamples, 'fr'),
  ...examplesOf(englishExamples, 'en'),
];

/** What they are judged by: a fifth, which no training sees. */
export const judgingThoughts = (): readonly LabelledThought[] => all().filter(({ text }) => isJudging(text));

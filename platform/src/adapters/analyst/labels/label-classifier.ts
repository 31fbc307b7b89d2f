import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { Category, Mood } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { z } from 'zod';
import { featuresOf, type Features, type Vocabulary } from './features.ts';
import { weighOwnLabels, type OwnVector } from './own-labels.ts';
import { probabilitiesOf, type Regression } from './softmax-regression.ts';

/** One field. `labels`: of the classes, in their order; null: neutral. `thresholds`: from which probability on a label is given. */
export type FieldClassifier<Label> = Readonly<{
  labels: readonly (Label | null)[];
  regression: Regression;
  thresholds: Readonly<Record<Language, number>>;
}>;
/** Trained on the vectors of one embedding model. */
export type LabelClassifier = Readonly<{
  vocabulary: Vocabulary;
  mood: FieldClassifier<Mood>;
  category: FieldClassifier<Category>;
}>;

/** A label that was given. `isOwn`: because of labels the person set themselves. */
export type GivenLabel<Label> = Readonly<{ label: Label; isOwn: boolean }>;
export type Labels = Readonly<{ mood: GivenLabel<Mood> | null; category: GivenLabel<Category> | null }>;

type Asked = Readonly<{ text: string; vector: Float32Array; language: Language }>;
/** What the person set by hand, for each field. */
export type OwnLabels = Readonly<{ mood: readonly OwnVector<Mood>[]; category: readonly OwnVector<Category>[] }>;
export const noOwnLabels: OwnLabels = { mood: [], category: [] };

/** The most probable label, where it is probable enough. */
const labelOf = <Label>(
  { labels, thresholds }: FieldClassifier<Label>,
  probabilities: Float64Array,
  language: Language,
): Label | null => {
  const best = probabilities.indexOf(Math.max(...probabilities));
  return (probabilities[best] ?? 0) >= thresholds[language] ? (labels[best] ?? null) : null;
};

const give = <Label>(
  field: FieldClassifier<Label>,
  features: Features,
  { language, own }: Readonly<{ language: Language; own: readonly OwnVector<Label>[] }>,
): GivenLabel<Label> | null => {
  const alone = probabilitiesOf(field.regression, features);
  const weighed = weighOwnLabels(alone, features.vector, { labels: field.labels, own });
  const label = labelOf(field, weighed, language);
  return label === null ? null : { label, isOwn: label !== labelOf(field, alone, language) };
};

/** The labels a classifier is sure enough of, weighed with those the person set by hand for similar thoughts. `own`: vectors without the common direction. */
export const classifyLabels = (
  { vocabulary, mood, category }: LabelClassifier,
  { text, vector, language }: Asked,
  own: OwnLabels = noOwnLabels,
): Labels => {
  const features = featuresOf(vocabulary, text, vector);
  return {
    mood: give(mood, features, { language, own: own.mood }),
    category: give(category, features, { language, own: own.category }),
  };
};

const field = z.object({
  labels: z.array(z.string().nullable()),
  thresholds: z.object({ fr: z.number(), en: z.number() }),
  classes: z.array(z.base64()),
});
/** `centre` and `classes`: 32-bit floats. `words`: in the order of their places. */
const storedClassifier = z.object({
  centre: z.base64(),
  words: z.array(z.tuple([z.string(), z.number()])),
  mood: field,
  category: field,
});
type Stored = z.infer<typeof storedClassifier>;

const encode = (numbers: Float32Array): string =>
  Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString('base64');
const decode = (text: string): Float32Array => new Float32Array(Uint8Array.from(Buffer.from(text, 'base64')).buffer);

const storeField = <Label extends string>({ labels, thresholds, regression }: FieldClassifier<Label>) => ({
  labels: [...labels],
  thresholds,
  classes: regression.classes.map(encode),
});

/** As a file keeps it: the same classifier gives the same text. */
export const writeLabelClassifier = ({ vocabulary, mood, category }: LabelClassifier): string => {
  const stored: Stored = {
    centre: encode(vocabulary.centre),
    words: [...vocabulary.words].map(([word, { rarity }]) => [word, Number(rarity.toFixed(4))]),
    mood: storeField(mood),
    category: storeField(category),
  };
  return `${JSON.stringify(stored)}\n`;
};

/** Throws a `ZodError` for anything else. */
export const readLabelClassifier = (text: string): LabelClassifier => {
  const { centre, words, mood, category } = storedClassifier.parse(JSON.parse(text));
  const common = decode(centre);
  const readField = <Label>({ labels, thresholds, classes }: Stored['mood']): FieldClassifier<Label> => ({
    labels: labels as (Label | null)[],
    thresholds,
    regression: { dimensions: common.length, classes: classes.map(decode) },
  });
  return {
    vocabulary: {
      centre: common,
      words: new Map(words.map(([word, rarity], place) => [word, { place, rarity }])),
    },
    mood: readField(mood),
    category: readField(category),
  };
};

import { languages, type Language } from '@ecrin/domain/kernel/language.ts';
import { apart } from '@ecrin/platform/adapters/analyst/labels/features.ts';
import {
  classifyLabels,
  noOwnLabels,
  type LabelClassifier,
  type OwnLabels,
} from '@ecrin/platform/adapters/analyst/labels/label-classifier.ts';
import { openTrainedClassifier } from '@ecrin/platform/adapters/analyst/labels/label-classifiers.ts';
import { judgingThoughts, type LabelledThought } from '@ecrin/platform/adapters/analyst/labels/labelled-thoughts.ts';
import type { Embedding } from '@ecrin/platform/ports/language-engine.ts';
import { correctedDays, recurringSubjects, type RecurringSubject } from './recurring-thoughts.ts';

// How a classifier does on thoughts that no training saw, and what a person's own corrections change.

const fields = ['mood', 'category'] as const;
type Field = (typeof fields)[number];
export type PlacedThought = Readonly<{ thought: LabelledThought; vector: Float32Array }>;

/** How many get a label, and how many of these the right one. */
export type FieldFigures = Readonly<{ all: number; given: number; right: number }>;

const percent = (part: number, of: number): string => (of === 0 ? '–' : `${Math.round((100 * part) / of)} %`);

export const placeThoughts = async (
  embedding: Pick<Embedding, 'embed'>,
  thoughts: readonly LabelledThought[],
): Promise<readonly PlacedThought[]> => {
  const texts = thoughts.map(({ text }) => text);
  const { vectors } = await embedding.embed({ texts, kind: 'query', ownerId: 'bench' });
  return thoughts.flatMap((thought, at) => {
    const vector = vectors[at];
    return vector ? [{ thought, vector }] : [];
  });
};

export const figuresOf = (
  classifier: LabelClassifier,
  field: Field,
  { placed, own = noOwnLabels }: Readonly<{ placed: readonly PlacedThought[]; own?: OwnLabels }>,
): FieldFigures => {
  const given = placed.flatMap(({ thought, vector }) => {
    const label = classifyLabels(classifier, { ...thought, vector }, own)[field];
    return label ? [label.label === thought[field]] : [];
  });
  return { all: placed.length, given: given.length, right: given.filter(Boolean).length };
};

const lineOf = (name: string, { all, given, right }: FieldFigures): string =>
  `${name} (${all}): given to ${percent(given, all)}, of which right ${percent(right, given)} (${right} of ${given})`;

/** For each field and language, with denominators. */
export const labelFigures = (classifier: LabelClassifier, placed: readonly PlacedThought[]): readonly string[] =>
  fields.flatMap((field) =>
    [null, ...languages].map((language: Language | null) =>
      lineOf(
        `${field}, ${language ?? 'both languages'}`,
        figuresOf(classifier, field, {
          placed: placed.filter(({ thought }) => language === null || thought.language === language),
        }),
      ),
    ),
  );

/** One person's recurring subjects: the days they corrected, and the days after. */
const placeSubjects = async (embedding: Pick<Embedding, 'embed'>, subjects: readonly RecurringSubject[]) => {
  const daysOf = (from: number, to?: number): readonly LabelledThought[] =>
    subjects.flatMap(({ mood, category, days }) =>
      days.slice(from, to).map((text) => ({ text, mood, category, language: 'fr' as const })),
    );
  return {
    corrected: await placeThoughts(embedding, daysOf(0, correctedDays)),
    later: await placeThoughts(embedding, daysOf(correctedDays)),
  };
};

const ownLabelsOf = ({ vocabulary: { centre } }: LabelClassifier, corrected: readonly PlacedThought[]): OwnLabels => {
  const own = <Label>(labelOf: (thought: LabelledThought) => Label) =>
    corrected.map(({ thought, vector }) => ({ vector: apart(vector, centre), label: labelOf(thought) }));
  return { mood: own(({ mood }) => mood), category: own(({ category }) => category) };
};

export type CorrectionFigures = Readonly<{ name: string; field: Field; before: FieldFigures; after: FieldFigures }>;

/** What a person's corrections change: in later thoughts of the same subjects, and in thoughts of others that have nothing to do with them. */
export const correctionFigures = async (
  classifier: LabelClassifier,
  embedding: Pick<Embedding, 'embed'>,
  { subjects, others }: Readonly<{ subjects: readonly RecurringSubject[]; others: readonly PlacedThought[] }>,
): Promise<readonly CorrectionFigures[]> => {
  const { corrected, later } = await placeSubjects(embedding, subjects);
  const own = ownLabelsOf(classifier, corrected);
  return fields.flatMap((field) =>
    [['later thoughts of the same subjects', later] as const, ['thoughts of other subjects', others] as const].map(
      ([name, placed]) => ({
        name,
        field,
        before: figuresOf(classifier, field, { placed }),
        after: figuresOf(classifier, field, { placed, own }),
      }),
    ),
  );
};

/** What `npm run bench:understanding` prints of the classifier of the default model. */
export const trainedLabelFigures = async (embedding: Pick<Embedding, 'embed'>): Promise<readonly string[]> => {
  const classifier = await openTrainedClassifier();
  const others = await placeThoughts(embedding, judgingThoughts());
  const halves = [
    ['which chose the weights', 0],
    ['which judge', 1],
  ] as const;
  const lines = [...labelFigures(classifier, others)];
  for (const [half, rest] of halves) {
    const subjects = recurringSubjects.filter((_subject, at) => at % 2 === rest);
    for (const { name, field, before, after } of await correctionFigures(classifier, embedding, { subjects, others }))
      lines.push(
        lineOf(`${field}, ${name} (${half}), before corrections`, before),
        lineOf(`${field}, ${name} (${half}), after ${correctedDays * subjects.length}`, after),
      );
  }
  return lines;
};

import type { Category, Mood } from '../thought.vocabulary.ts';

/** How thoroughly a thought was analysed: 0 by word lists, 1 by labelled examples, 2 by a model that writes. */
export type AnalysisStep = 0 | 1 | 2;

/** As an understanding names its model, and the version of its words, examples or prompt. */
export const analysisStepOf = ({
  model,
  promptVersion,
}: Readonly<{ model: string; promptVersion: string }>): AnalysisStep => {
  if (model === 'word-lists') return 0;
  return promptVersion.startsWith('examples') ? 1 : 2;
};

/** The fields whose values are chosen from a list. */
export type LabelField = keyof Readonly<{ mood: Mood; category: Category }>;

/** A version that says which labels were given because of what the person set by hand for similar thoughts. */
export const versionWithOwnLabels = (version: string, fields: readonly LabelField[]): string =>
  [version, ...fields].join('+own-');

/** Whether a label was given because of what the person set by hand for similar thoughts. */
export const isFromOwnLabels = (promptVersion: string, field: string): boolean =>
  promptVersion.split('+').includes(`own-${field}`);

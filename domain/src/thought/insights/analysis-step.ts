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

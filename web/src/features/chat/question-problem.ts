/** The sentence for a question that failed: that of its refusal, or the fixed one where something went wrong on the server, or nothing is known. */
export const questionProblem = (
  error: unknown,
  { failed, sentenceOf }: Readonly<{ failed: string; sentenceOf: (error: unknown) => string | null }>,
): string => {
  const wentWrong = typeof error === 'object' && error !== null && 'status' in error && error.status === 500;
  return wentWrong ? failed : (sentenceOf(error) ?? failed);
};

const million = 1_000_000;
/** Tokens for a word, and for what a thought is read with and answered by. */
const [tokensPerWord, tokensPerThought] = [2, 900];

/** About what it costs that an endpoint reads thoughts, in euros. `words`: of all of them. */
export const costOfUnderstanding = (
  { entries, words }: Readonly<{ entries: number; words: number }>,
  eurosPerMillionTokens: number,
): number => ((entries * tokensPerThought + words * tokensPerWord) * eurosPerMillionTokens) / million;

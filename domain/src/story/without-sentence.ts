/** A paragraph without one of its sentences. */
export const withoutSentence = (text: string, sentence: string): string =>
  text.replace(sentence, '').replaceAll(/ {2,}/gu, ' ').trim();

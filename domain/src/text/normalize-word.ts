import { fold } from './search-words.ts';

/** A word without accents, case and punctuation, as compared with speech. Punctuation alone is unchanged. */
export const normalizeWord = (word: string): string => fold(word).replaceAll(/[^\p{L}\p{N}]+/gu, '') || word;

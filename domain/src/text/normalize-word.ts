import { fold } from './search-words.ts';

/** A written word without accents, capitals and punctuation: what is left of it when it is only heard. Marks alone stay as they are. */
export const normalizeWord = (word: string): string => fold(word).replaceAll(/[^\p{L}\p{N}]+/gu, '') || word;

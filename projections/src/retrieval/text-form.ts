import { wordsOf } from '@ecrin/domain/text/search-words.ts';

/** A few words are searched for as such; more are a phrase, or a question where one is asked. */
export type TextForm = 'words' | 'phrase' | 'question';

const maxWords = 3;

export const formOf = (text: string): TextForm => {
  if (text.includes('?')) return 'question';
  return wordsOf(text).length > maxWords ? 'phrase' : 'words';
};

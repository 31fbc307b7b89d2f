import type { Language } from '#kernel/language.ts';
import type { Bilingual } from './orb.vocabulary.ts';

/** In the language, else in the other one. */
export const inLanguage = <Value>({ fr, en }: Bilingual<Value>, language: Language): Value | null =>
  language === 'fr' ? (fr ?? en) : (en ?? fr);

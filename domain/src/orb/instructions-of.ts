import type { Language } from '#kernel/language.ts';
import { inLanguage } from './in-language.ts';
import type { Orb } from './orb.aggregate.ts';
import type { OrbInstructions } from './orb.vocabulary.ts';

/** The instructions of a version in a language, else in the other one; null where there is no such version, or its words are gone. */
export const instructionsOf = (orb: Orb, version: number, language: Language): OrbInstructions | null => {
  const given = orb.status === 'absent' ? null : (orb.versions[version - 1] ?? null);
  return given && inLanguage(given, language);
};

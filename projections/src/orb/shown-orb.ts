import type { OrbCard } from '@ecrin/contracts/orb/orb.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { inLanguage } from '@ecrin/domain/orb/in-language.ts';
import type { Bilingual, OrbDefinition } from '@ecrin/domain/orb/orb.vocabulary.ts';
import { readyOrbOwner, type OrbDocument } from './orb.model.ts';

export type OwnRuns = Readonly<{ runs: number; lastRunAt: string | null }>;
const none: Bilingual<never> = { fr: null, en: null };
/** What is shown of an orb whose owner's key is destroyed. */
export const lostDefinition: OrbDefinition = {
  category: 'general',
  look: { pattern: 'rosette', tint: 'indigo' },
  names: none,
  descriptions: none,
  tags: [],
  instructions: none,
};

export const orbCardOf = (
  { orbId, ownerId, definition, version, pictureVersion }: OrbDocument,
  language: Language,
  runs: OwnRuns,
): OrbCard => {
  const { names, descriptions, instructions, category, look, tags } = definition ?? lostDefinition;
  return {
    orbId,
    own: ownerId !== readyOrbOwner,
    name: inLanguage(names, language),
    description: inLanguage(descriptions, language),
    category,
    tags: [...tags],
    look,
    picture: pictureVersion,
    resultKind: inLanguage(instructions, language)?.contract.kind ?? null,
    version,
    ...runs,
  };
};

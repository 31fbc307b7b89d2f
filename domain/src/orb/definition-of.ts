import type { OrbDefinition } from './orb.vocabulary.ts';

type Words = Omit<OrbDefinition, 'category' | 'look'>;

/** The definition that an event of a client's own orb holds in its two parts; null once its words are gone. */
export const definitionOf = (
  { category, look }: Pick<OrbDefinition, 'category' | 'look'>,
  words: Words | null,
): OrbDefinition | null => {
  if (!words) return null;
  const { names, descriptions, tags, instructions, proposed } = words;
  return { category, look, names, descriptions, tags, instructions, ...(proposed && { proposed }) };
};

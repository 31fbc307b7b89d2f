import type {
  OrbCategory,
  OrbDefinition,
  OrbFind,
  OrbInstructions,
  OrbLook,
  OrbVariable,
  ResultContract,
} from '../orb.vocabulary.ts';

/** Numbers are the same in both languages, words are not. */
type Wording = Readonly<{
  name: string;
  description: string;
  tags: readonly string[];
  prompt: string;
  contract: ResultContract;
  variables?: readonly OrbVariable[];
}>;
/** `finds`: what a line of its result is; null: no better word than what a contract of its kind returns. */
export type ReadyOrb = Readonly<{ orbId: string; finds: OrbFind | null; definition: OrbDefinition }>;

const instructionsOf = ({ prompt, contract, variables = [] }: Wording): OrbInstructions => ({
  prompt,
  variables,
  contract,
});

/** `number`: its place in the list for good; its id follows from it. Tags are in French, as the source language. */
export const defineReadyOrb = (
  number: number,
  {
    category,
    look,
    finds,
    fr,
    en,
  }: Readonly<{ category: OrbCategory; look: OrbLook; finds?: OrbFind; fr: Wording; en: Wording }>,
): ReadyOrb => ({
  orbId: `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  finds: finds ?? null,
  definition: {
    category,
    look,
    names: { fr: fr.name, en: en.name },
    descriptions: { fr: fr.description, en: en.description },
    tags: fr.tags,
    instructions: { fr: instructionsOf(fr), en: instructionsOf(en) },
  },
});

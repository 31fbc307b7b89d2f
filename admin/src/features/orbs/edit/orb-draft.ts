import {
  contractOf,
  emptyFace,
  emptyMeasures,
  faceDraftOf,
  faceOf,
  measuresOf,
  termsOf,
  variableDraftsOf,
  variablesOf,
  type FaceDraft,
  type MeasuresDraft,
  type VariableDraft,
} from '@ecrin/browser/orb/orb-draft.ts';
import type { CreateOrbRequest } from '@ecrin/contracts/orb/orb.ts';
import type { ReadyOrbDetail } from '@ecrin/contracts/orb/ready-orb.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';

type InBoth<Value> = Readonly<Record<Language, Value>>;
type Instructions = NonNullable<ReadyOrbDetail['instructions']['fr']>;

/** What an orb is told in one language. `terms`: the scale, the labels or the columns of its form. */
export type WordsDraft = Readonly<{ prompt: string; variables: readonly VariableDraft[]; terms: string }>;

/** An orb for every client as its form holds it. Form and measures of the result are the same in both languages, words are not. */
export type OrbDraft = FaceDraft & MeasuresDraft & Readonly<{ words: InBoth<WordsDraft> }>;

export type DraftProps = Readonly<{ draft: OrbDraft; onChange: (changed: Partial<OrbDraft>) => void }>;

const noWords: WordsDraft = { prompt: '', variables: [], terms: '' };

export const emptyDraft: OrbDraft = { ...emptyFace, ...emptyMeasures, words: { fr: noWords, en: noWords } };

const wordsOf = (instructions: Instructions | null): WordsDraft =>
  instructions
    ? {
        prompt: instructions.prompt,
        variables: variableDraftsOf(instructions.variables),
        terms: termsOf(instructions.contract),
      }
    : noWords;

/** `instructions`: the current ones, or those of an earlier version that is taken back. */
export const draftOf = (orb: ReadyOrbDetail, instructions: ReadyOrbDetail['instructions']): OrbDraft => {
  const told = instructions.fr ?? instructions.en;
  return {
    ...emptyDraft,
    ...faceDraftOf(orb),
    ...(told && measuresOf(told.contract)),
    words: { fr: wordsOf(instructions.fr), en: wordsOf(instructions.en) },
  };
};

/** null: it is not told anything in that language. */
const instructionsOf = (draft: OrbDraft, { prompt, variables, terms }: WordsDraft): Instructions | null =>
  prompt.trim() === '' ? null : { prompt, variables: variablesOf(variables), contract: contractOf(draft, terms) };

export const definitionOf = (draft: OrbDraft): Omit<CreateOrbRequest, 'orbId'> => ({
  ...faceOf(draft),
  instructions: { fr: instructionsOf(draft, draft.words.fr), en: instructionsOf(draft, draft.words.en) },
});

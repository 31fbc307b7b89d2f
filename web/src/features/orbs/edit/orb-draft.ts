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
import type { CreateOrbRequest, OrbDetail } from '@ecrin/contracts/orb/orb.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { inLanguage } from '@ecrin/domain/orb/in-language.ts';

type Instructions = NonNullable<OrbDetail['instructions']['fr']>;

/** An orb as its form holds it. `proposed`: the language whose name and description are a model's. `terms`: of every form of result, so that changing the form and back loses nothing. */
export type OrbDraft = FaceDraft &
  MeasuresDraft &
  Readonly<{
    proposed: Language | null;
    prompt: string;
    variables: readonly VariableDraft[];
    terms: Readonly<Partial<Record<MeasuresDraft['kind'], string>>>;
  }>;

export type DraftProps = Readonly<{ draft: OrbDraft; onChange: (changed: Partial<OrbDraft>) => void }>;

export const emptyDraft: OrbDraft = {
  ...emptyFace,
  ...emptyMeasures,
  proposed: null,
  prompt: '',
  variables: [],
  terms: {},
};

/** What the form of an orb begins with. */
export const draftOf = (orb: OrbDetail, language: Language): OrbDraft => ({
  ...emptyDraft,
  ...faceDraftOf(orb),
  proposed: orb.proposed,
  ...instructionFields(inLanguage(orb.instructions, language)),
});

/** Of a version, to take it back. */
export const instructionFields = (instructions: Instructions | null): Partial<OrbDraft> => {
  if (!instructions) return {};
  const { prompt, variables, contract } = instructions;
  return {
    prompt,
    variables: variableDraftsOf(variables),
    ...measuresOf(contract),
    terms: { [contract.kind]: termsOf(contract) },
  };
};

export const draftContract = (draft: OrbDraft) => contractOf(draft, draft.terms[draft.kind] ?? '');

/** As it is sent: its instructions are in the language they were shown in, alone. */
export const definitionOf = (draft: OrbDraft, language: Language): Omit<CreateOrbRequest, 'orbId'> => {
  const instructions = {
    prompt: draft.prompt,
    variables: variablesOf(draft.variables),
    contract: draftContract(draft),
  };
  return {
    ...faceOf(draft),
    ...(draft.proposed && { proposed: draft.proposed }),
    instructions: language === 'fr' ? { fr: instructions, en: null } : { fr: null, en: instructions },
  };
};

/** In which language an orb's instructions are: the page's where there are some. */
export const languageOf = ({ instructions }: Pick<OrbDetail, 'instructions'>, language: Language): Language => {
  const other = language === 'fr' ? 'en' : 'fr';
  return instructions[language] === null && instructions[other] !== null ? other : language;
};

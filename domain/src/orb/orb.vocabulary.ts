import type { Language } from '#kernel/language.ts';

// Stored exactly as written here: permanent.

export const orbCategories = ['general', 'productivity', 'creativity', 'analysis', 'motivation', 'learning'] as const;
export type OrbCategory = (typeof orbCategories)[number];

/** What is engraved on the sphere, and its colour. */
export const orbPatterns = ['rosette', 'rays', 'waves', 'grid', 'dots', 'rings'] as const;
export type OrbPattern = (typeof orbPatterns)[number];
export const orbTints = ['indigo', 'emerald', 'gold', 'garnet', 'sea', 'night'] as const;
export type OrbTint = (typeof orbTints)[number];
export type OrbLook = Readonly<{ pattern: OrbPattern; tint: OrbTint }>;

export const resultKinds = ['text', 'list', 'checklist', 'score', 'label', 'table'] as const;
export type ResultKind = (typeof resultKinds)[number];

/**
 * What a run must return. `maxWords`: of the text, or of each item, reason or cell. `cited`: each statement names what it rests on.
 * `scale`: what is measured from 0 to 10. `labels`: the result is one of them.
 */
export type ResultContract = Readonly<{ cited: boolean; maxWords: number }> &
  (
    | Readonly<{ kind: 'text' }>
    | Readonly<{ kind: 'list' | 'checklist'; maxItems: number }>
    | Readonly<{ kind: 'score'; scale: string }>
    | Readonly<{ kind: 'label'; labels: readonly string[] }>
    | Readonly<{ kind: 'table'; columns: readonly string[]; maxRows: number }>
  );

export const variableKinds = ['text', 'choice', 'number', 'days'] as const;
/** Asked for before a run; the prompt names it in brackets. `options`: of a choice, else empty. */
export type OrbVariable = Readonly<{
  name: string;
  kind: (typeof variableKinds)[number];
  options: readonly string[];
}>;

/** The part of an orb that has versions. */
export type OrbInstructions = Readonly<{
  prompt: string;
  variables: readonly OrbVariable[];
  contract: ResultContract;
}>;

/** null: not in that language. */
export type Bilingual<Value = string> = Readonly<{ fr: Value | null; en: Value | null }>;

/** What the lines of a ready orb's result are. */
export type OrbFind = 'idea' | 'lesson' | 'question' | 'sentence' | 'step' | 'subject' | 'victory';

/** An orb without its history. Names and instructions are in one language at least. */
export type OrbDefinition = Readonly<{
  category: OrbCategory;
  look: OrbLook;
  names: Bilingual;
  descriptions: Bilingual;
  tags: readonly string[];
  instructions: Bilingual<OrbInstructions>;
  /** The language whose name and description a model proposed from the other, and that were kept as they were. */
  proposed?: Language | undefined;
}>;

/** Characters, after trimming. */
export const maxOrbNameLength = 60;
export const maxOrbDescriptionLength = 280;
/** Of the address of a picture. */
export const maxPictureAddressLength = 2_000;
export const maxPromptLength = 4_000;
export const maxVersionReasonLength = 160;
export const maxOrbTagLength = 30;
/** Of the name of a variable, an option, a label, a column or a scale. */
export const maxTermLength = 40;

export const maxOrbTags = 8;
export const maxVariables = 8;
/** Options, labels. */
export const [minChoices, maxChoices] = [2, 12];
export const [minColumns, maxColumns] = [2, 6];
export const maxResultItems = 12;
export const [minResultWords, maxResultWords] = [3, 250];
/** One client's, deleted ones not counted. */
export const maxOwnOrbs = 100;

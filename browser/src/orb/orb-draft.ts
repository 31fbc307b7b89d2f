import type { CreateOrbRequest } from '@ecrin/contracts/orb/orb.ts';
import type { Language } from '@ecrin/ui/language/language.ts';

type Deep<Value> = Value extends object ? { readonly [Key in keyof Value]: Deep<Value[Key]> } : Value;
type Instructions = NonNullable<CreateOrbRequest['instructions']['fr']>;
type Contract = Instructions['contract'];
type Variable = Instructions['variables'][number];
type Face = Pick<CreateOrbRequest, 'category' | 'look' | 'names' | 'descriptions' | 'tags'>;
type InBoth = Readonly<Record<Language, string>>;

/** What is seen of an orb, as a form holds it. Lists are typed with commas. */
export type FaceDraft = Readonly<{
  category: Face['category'];
  look: Readonly<Face['look']>;
  names: InBoth;
  descriptions: InBoth;
  tags: string;
}>;

/** A question before each run. `id`: of its row in the form. */
export type VariableDraft = Readonly<{ id: number; name: string; kind: Variable['kind']; options: string }>;

/** What a result must be, but for the words it is made of. */
export type MeasuresDraft = Readonly<{ kind: Contract['kind']; cited: boolean; maxItems: number; maxWords: number }>;

export const emptyFace: FaceDraft = {
  category: 'general',
  look: { pattern: 'rosette', tint: 'indigo' },
  names: { fr: '', en: '' },
  descriptions: { fr: '', en: '' },
  tags: '',
};
export const emptyMeasures: MeasuresDraft = { kind: 'list', cited: true, maxItems: 5, maxWords: 25 };

const comma = ', ';
const listed = (text: string): string[] =>
  text
    .split(',')
    .map((term) => term.trim())
    .filter((term) => term !== '');
const filled = ({ fr, en }: Readonly<Face['names']>): InBoth => ({ fr: fr ?? '', en: en ?? '' });

export const faceDraftOf = ({ category, look, names, descriptions, tags }: Deep<Face>): FaceDraft => ({
  category,
  look,
  names: filled(names),
  descriptions: filled(descriptions),
  tags: tags.join(comma),
});

export const faceOf = ({ category, look, names, descriptions, tags }: FaceDraft): Face => ({
  category,
  look,
  names: { fr: names.fr || null, en: names.en || null },
  descriptions: { fr: descriptions.fr || null, en: descriptions.en || null },
  tags: listed(tags),
});

export const variableDraftsOf = (variables: Deep<Variable[]>): readonly VariableDraft[] =>
  variables.map(({ name, kind, options }, id) => ({ id, name, kind, options: options.join(comma) }));

/** One more, asked for as a text, under an id of its own. */
export const withVariable = (drafts: readonly VariableDraft[], name: string): readonly VariableDraft[] => [
  ...drafts,
  { id: Math.max(-1, ...drafts.map(({ id }) => id)) + 1, name, kind: 'text', options: '' },
];

export const variablesOf = (drafts: readonly VariableDraft[]): Variable[] =>
  drafts.map(({ name, kind, options }) => ({ name, kind, options: kind === 'choice' ? listed(options) : [] }));

/** The scale, the labels or the columns of a result; none in its other forms. */
export const termsOf = (contract: Deep<Contract>): string => {
  if (contract.kind === 'score') return contract.scale;
  if (contract.kind === 'label') return contract.labels.join(comma);
  return contract.kind === 'table' ? contract.columns.join(comma) : '';
};

const itemsOf = (contract: Deep<Contract>): number => {
  if (contract.kind === 'table') return contract.maxRows;
  return contract.kind === 'list' || contract.kind === 'checklist' ? contract.maxItems : emptyMeasures.maxItems;
};

export const measuresOf = (contract: Deep<Contract>): MeasuresDraft => ({
  kind: contract.kind,
  cited: contract.cited,
  maxItems: itemsOf(contract),
  maxWords: contract.maxWords,
});

/** `terms`: as typed, in one language. */
export const contractOf = ({ kind, cited, maxWords, maxItems }: MeasuresDraft, terms: string): Contract => {
  const base = { cited, maxWords };
  if (kind === 'score') return { kind, ...base, scale: terms };
  if (kind === 'label') return { kind, ...base, labels: listed(terms) };
  if (kind === 'table') return { kind, ...base, columns: listed(terms), maxRows: maxItems };
  return kind === 'text' ? { kind, ...base } : { kind, ...base, maxItems };
};

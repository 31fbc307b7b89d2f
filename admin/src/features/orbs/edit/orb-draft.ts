import type { ReadyOrbDetail } from '@ecrin/contracts/orb/ready-orb.ts';
import type {
  Bilingual,
  OrbCategory,
  OrbDefinition,
  OrbInstructions,
  OrbLook,
  OrbVariable,
  ResultContract,
  ResultKind,
} from '@ecrin/domain/orb/orb.vocabulary.ts';

export type Language = 'fr' | 'en';
export const languages = ['fr', 'en'] as const;
type InBoth<Value> = Readonly<Record<Language, Value>>;

/** What an orb is told in one language. `terms`: the scale, the labels or the columns of its form; lists are typed with commas. */
export type WordsDraft = Readonly<{
  prompt: string;
  variables: readonly Readonly<{ id: number; name: string; kind: OrbVariable['kind']; options: string }>[];
  terms: string;
}>;

/** An orb for every client as its form holds it. Form and measures of the result are the same in both languages, words are not. */
export type OrbDraft = Readonly<{
  category: OrbCategory;
  look: OrbLook;
  names: InBoth<string>;
  descriptions: InBoth<string>;
  tags: string;
  kind: ResultKind;
  cited: boolean;
  maxItems: number;
  maxWords: number;
  words: InBoth<WordsDraft>;
}>;

export type DraftProps = Readonly<{ draft: OrbDraft; onChange: (changed: Partial<OrbDraft>) => void }>;

const noWords: WordsDraft = { prompt: '', variables: [], terms: '' };

export const emptyDraft: OrbDraft = {
  category: 'general',
  look: { pattern: 'rosette', tint: 'indigo' },
  names: { fr: '', en: '' },
  descriptions: { fr: '', en: '' },
  tags: '',
  kind: 'list',
  cited: true,
  maxItems: 5,
  maxWords: 25,
  words: { fr: noWords, en: noWords },
};

const comma = ', ';
const listed = (text: string): string[] =>
  text
    .split(',')
    .map((term) => term.trim())
    .filter((term) => term !== '');
const filled = ({ fr, en }: Bilingual): InBoth<string> => ({ fr: fr ?? '', en: en ?? '' });

const termsOf = (contract: ResultContract): string => {
  if (contract.kind === 'score') return contract.scale;
  if (contract.kind === 'label') return contract.labels.join(comma);
  return contract.kind === 'table' ? contract.columns.join(comma) : '';
};

const itemsOf = (contract: ResultContract): number => {
  if (contract.kind === 'table') return contract.maxRows;
  return contract.kind === 'list' || contract.kind === 'checklist' ? contract.maxItems : emptyDraft.maxItems;
};

const wordsOf = (instructions: OrbInstructions | null): WordsDraft =>
  instructions
    ? {
        prompt: instructions.prompt,
        variables: instructions.variables.map(({ name, kind, options }, id) => ({
          id,
          name,
          kind,
          options: options.join(comma),
        })),
        terms: termsOf(instructions.contract),
      }
    : noWords;

const measuresOf = (contract: ResultContract): Pick<OrbDraft, 'kind' | 'cited' | 'maxItems' | 'maxWords'> => ({
  kind: contract.kind,
  cited: contract.cited,
  maxItems: itemsOf(contract),
  maxWords: contract.maxWords,
});

/** `instructions`: the current ones, or those of an earlier version that is taken back. */
export const draftOf = (orb: ReadyOrbDetail, instructions: Bilingual<OrbInstructions>): OrbDraft => {
  const told = instructions.fr ?? instructions.en;
  return {
    ...emptyDraft,
    category: orb.category,
    look: orb.look,
    names: filled(orb.names),
    descriptions: filled(orb.descriptions),
    tags: orb.tags.join(comma),
    ...(told && measuresOf(told.contract)),
    words: { fr: wordsOf(instructions.fr), en: wordsOf(instructions.en) },
  };
};

const contractOf = ({ kind, cited, maxWords, maxItems }: OrbDraft, terms: string): ResultContract => {
  const base = { cited, maxWords };
  if (kind === 'score') return { kind, ...base, scale: terms };
  if (kind === 'label') return { kind, ...base, labels: listed(terms) };
  if (kind === 'table') return { kind, ...base, columns: listed(terms), maxRows: maxItems };
  return kind === 'text' ? { kind, ...base } : { kind, ...base, maxItems };
};

/** null: it is not told anything in that language. */
const instructionsOf = (draft: OrbDraft, { prompt, variables, terms }: WordsDraft): OrbInstructions | null =>
  prompt.trim() === ''
    ? null
    : {
        prompt,
        variables: variables.map(({ name, kind, options }) => ({
          name,
          kind,
          options: kind === 'choice' ? listed(options) : [],
        })),
        contract: contractOf(draft, terms),
      };

export const definitionOf = (draft: OrbDraft): OrbDefinition => {
  const { category, look, names, descriptions, tags, words } = draft;
  return {
    category,
    look,
    names: { fr: names.fr || null, en: names.en || null },
    descriptions: { fr: descriptions.fr || null, en: descriptions.en || null },
    tags: listed(tags),
    instructions: { fr: instructionsOf(draft, words.fr), en: instructionsOf(draft, words.en) },
  };
};

import type { OrbDetail } from '@ecrin/contracts/orb/orb.ts';
import { inLanguage } from '@ecrin/domain/orb/in-language.ts';
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

type Language = 'fr' | 'en';

/** An orb as its form holds it. `proposed`: the language whose name and description are a model's. `contracts`: of every kind, so that changing the kind and back loses nothing. Lists are typed with commas. */
export type OrbDraft = Readonly<{
  category: OrbCategory;
  look: OrbLook;
  names: Readonly<Record<Language, string>>;
  descriptions: Readonly<Record<Language, string>>;
  proposed: Language | null;
  tags: string;
  prompt: string;
  variables: readonly Readonly<{ id: number; name: string; kind: OrbVariable['kind']; options: string }>[];
  kind: ResultKind;
  cited: boolean;
  maxItems: number;
  maxWords: number;
  scale: string;
  labels: string;
  columns: string;
}>;

export type DraftProps = Readonly<{ draft: OrbDraft; onChange: (changed: Partial<OrbDraft>) => void }>;

export const emptyDraft: OrbDraft = {
  category: 'general',
  look: { pattern: 'rosette', tint: 'indigo' },
  names: { fr: '', en: '' },
  descriptions: { fr: '', en: '' },
  proposed: null,
  tags: '',
  prompt: '',
  variables: [],
  kind: 'list',
  cited: true,
  maxItems: 5,
  maxWords: 25,
  scale: '',
  labels: '',
  columns: '',
};

const comma = ', ';
const listed = (text: string): string[] =>
  text
    .split(',')
    .map((term) => term.trim())
    .filter((term) => term !== '');
const filled = ({ fr, en }: Bilingual): Readonly<Record<Language, string>> => ({ fr: fr ?? '', en: en ?? '' });

/** What the form of an orb begins with. */
export const draftOf = (orb: OrbDetail, language: Language): OrbDraft => {
  const { category, look, names, descriptions, tags, proposed } = orb;
  return {
    ...emptyDraft,
    category,
    look,
    names: filled(names),
    descriptions: filled(descriptions),
    proposed,
    tags: tags.join(comma),
    ...instructionFields(inLanguage(orb.instructions, language)),
  };
};

/** Of a version, to take it back. */
export const instructionFields = (instructions: OrbInstructions | null): Partial<OrbDraft> => {
  if (!instructions) return {};
  const { prompt, variables, contract } = instructions;
  return {
    prompt,
    variables: variables.map(({ name, kind, options }, id) => ({ id, name, kind, options: options.join(comma) })),
    kind: contract.kind,
    cited: contract.cited,
    maxWords: contract.maxWords,
    ...contractFields(contract),
  };
};

const contractFields = (contract: ResultContract): Partial<OrbDraft> => {
  if (contract.kind === 'score') return { scale: contract.scale };
  if (contract.kind === 'label') return { labels: contract.labels.join(comma) };
  if (contract.kind === 'table') return { columns: contract.columns.join(comma), maxItems: contract.maxRows };
  return contract.kind === 'text' ? {} : { maxItems: contract.maxItems };
};

export const contractOf = (draft: OrbDraft): ResultContract => {
  const { kind, cited, maxWords, maxItems } = draft;
  const base = { cited, maxWords };
  if (kind === 'score') return { kind, ...base, scale: draft.scale };
  if (kind === 'label') return { kind, ...base, labels: listed(draft.labels) };
  if (kind === 'table') return { kind, ...base, columns: listed(draft.columns), maxRows: maxItems };
  return kind === 'text' ? { kind, ...base } : { kind, ...base, maxItems };
};

/** As it is sent: its instructions are in the language they were shown in, alone. */
export const definitionOf = (draft: OrbDraft, language: Language): OrbDefinition => {
  const instructions: OrbInstructions = {
    prompt: draft.prompt,
    variables: draft.variables.map(({ name, kind, options }) => ({
      name,
      kind,
      options: kind === 'choice' ? listed(options) : [],
    })),
    contract: contractOf(draft),
  };
  const { category, look, names, descriptions } = draft;
  return {
    category,
    look,
    names: { fr: names.fr || null, en: names.en || null },
    descriptions: { fr: descriptions.fr || null, en: descriptions.en || null },
    tags: listed(draft.tags),
    ...(draft.proposed && { proposed: draft.proposed }),
    instructions: language === 'fr' ? { fr: instructions, en: null } : { fr: null, en: instructions },
  };
};

/** In which language an orb's instructions are: the page's where there are some. */
export const languageOf = ({ instructions }: Pick<OrbDetail, 'instructions'>, language: Language): Language => {
  const other = language === 'fr' ? 'en' : 'fr';
  return instructions[language] === null && instructions[other] !== null ? other : language;
};

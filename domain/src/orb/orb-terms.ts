import { refuse, type Refusal } from '#kernel/event-sourcing.ts';
import { languages } from '#kernel/language.ts';
import { tidyLine, tidyText } from '#text/visible-text.ts';
import {
  maxChoices,
  maxColumns,
  maxOrbDescriptionLength,
  maxOrbNameLength,
  maxPromptLength,
  maxTermLength,
  minChoices,
  minColumns,
  type Bilingual,
  type OrbDefinition,
  type OrbInstructions,
  type OrbVariable,
  type ResultContract,
} from './orb.vocabulary.ts';

export type InvalidOrbTerms =
  | 'orb.name-empty'
  | 'orb.name-too-long'
  | 'orb.description-too-long'
  | 'orb.prompt-empty'
  | 'orb.prompt-too-long'
  | 'orb.scale-needed'
  | 'orb.labels-needed'
  | 'orb.columns-needed'
  | 'orb.variable-unnamed'
  | 'orb.variable-twice'
  | 'orb.options-needed'
  | 'orb.term-too-long';

/** The definition as it is stored: trimmed, without empty and repeated terms. */
export const orbTermsOf = (given: OrbDefinition): OrbDefinition | Refusal<InvalidOrbTerms> => {
  const names = tidied(given.names, tidyLine);
  const descriptions = tidied(given.descriptions, tidyText);
  const instructions = { fr: tidyInstructions(given.instructions.fr), en: tidyInstructions(given.instructions.en) };
  const wrong = wrongWords(names, descriptions) ?? wrongInstructions(instructions);
  return wrong ? refuse(wrong) : { ...given, names, descriptions, instructions, tags: distinct(given.tags) };
};

const wrongWords = (names: Bilingual, descriptions: Bilingual): InvalidOrbTerms | null => {
  if (names.fr === null && names.en === null) return 'orb.name-empty';
  if (languages.some((language) => (names[language] ?? '').length > maxOrbNameLength)) return 'orb.name-too-long';
  const isLong = languages.some((language) => (descriptions[language] ?? '').length > maxOrbDescriptionLength);
  return isLong ? 'orb.description-too-long' : null;
};

const wrongInstructions = ({ fr, en }: Bilingual<OrbInstructions>): InvalidOrbTerms | null => {
  const given = [fr, en].filter((instructions) => instructions !== null);
  return given.length === 0 ? 'orb.prompt-empty' : (given.map(wrongOf).find((wrong) => wrong !== null) ?? null);
};

const wrongOf = ({ prompt, variables, contract }: OrbInstructions): InvalidOrbTerms | null => {
  if (prompt.length > maxPromptLength) return 'orb.prompt-too-long';
  return wrongVariables(variables) ?? wrongContract(contract) ?? wrongTerms(variables, contract);
};

const wrongVariables = (variables: readonly OrbVariable[]): InvalidOrbTerms | null => {
  const names = variables.map(({ name }) => name);
  if (names.includes('')) return 'orb.variable-unnamed';
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length) return 'orb.variable-twice';
  const isShort = variables.some(
    ({ kind, options }) => kind === 'choice' && !isBetween(options, minChoices, maxChoices),
  );
  return isShort ? 'orb.options-needed' : null;
};

const wrongContract = (contract: ResultContract): InvalidOrbTerms | null => {
  if (contract.kind === 'score' && contract.scale === '') return 'orb.scale-needed';
  if (contract.kind === 'label' && !isBetween(contract.labels, minChoices, maxChoices)) return 'orb.labels-needed';
  if (contract.kind === 'table' && !isBetween(contract.columns, minColumns, maxColumns)) return 'orb.columns-needed';
  return null;
};

const wrongTerms = (variables: readonly OrbVariable[], contract: ResultContract): InvalidOrbTerms | null => {
  const terms = [...variables.flatMap(({ name, options }) => [name, ...options]), ...termsOfContract(contract)];
  return terms.some((term) => term.length > maxTermLength) ? 'orb.term-too-long' : null;
};

const termsOfContract = (contract: ResultContract): readonly string[] => {
  if (contract.kind === 'score') return [contract.scale];
  if (contract.kind === 'label') return contract.labels;
  return contract.kind === 'table' ? contract.columns : [];
};

const isBetween = ({ length }: readonly string[], least: number, most: number): boolean =>
  length >= least && length <= most;

const tidied = ({ fr, en }: Bilingual, tidy: (text: string) => string): Bilingual => ({
  fr: tidy(fr ?? '') || null,
  en: tidy(en ?? '') || null,
});

/** null without a prompt. */
const tidyInstructions = (given: OrbInstructions | null): OrbInstructions | null => {
  const prompt = tidyText(given?.prompt ?? '');
  if (!given || prompt === '') return null;
  const variables = given.variables.map(({ name, kind, options }) => ({
    name: tidyLine(name),
    kind,
    options: kind === 'choice' ? distinct(options) : [],
  }));
  return { prompt, variables, contract: tidyContract(given.contract) };
};

const tidyContract = (contract: ResultContract): ResultContract => {
  if (contract.kind === 'score') return { ...contract, scale: tidyLine(contract.scale) };
  if (contract.kind === 'label') return { ...contract, labels: distinct(contract.labels) };
  return contract.kind === 'table' ? { ...contract, columns: distinct(contract.columns) } : contract;
};

const distinct = (terms: readonly string[]): readonly string[] =>
  [...new Set(terms.map(tidyLine))].filter((term) => term !== '');

import type { Citation } from '#conversation/conversation.events.ts';
import type { ResultContract } from '#orb/orb.vocabulary.ts';
import { countWords } from '#text/count-words.ts';
import { tidyLine } from '#text/visible-text.ts';
import { hasMarkup, namesForeignAddress, repeatsRules, withoutNumbers } from '#text/written-by-model.ts';
import type { OrbResult } from '../orb-run.vocabulary.ts';

/** What a model returned, once its shape was checked. `texts`: one, or the cells of a row. `numbers`: of what it says it rests on, from 1. */
export type RawItem = Readonly<{ texts: readonly string[]; numbers: readonly number[] }>;
export type RawResult = Readonly<{ score?: number; label?: string; items: readonly RawItem[] }>;

/**
 * What was read. `cite`: what a statement rests on in one of them, none where it is the person's own text; null: no such number. `text`: all of it, and what
 * was asked. `rules`: what the model was told besides, which no result may repeat.
 */
export type WhatWasRead = Readonly<{
  cite: (number: number, statement: string) => readonly Citation[] | null;
  text: string;
  rules: string;
}>;

export type BrokenContract = Readonly<{
  broken: 'empty' | 'too-long' | 'too-many' | 'columns' | 'label' | 'score' | 'uncited' | 'foreign';
}>;
/** `removedCitations`: how many named something that was not read. */
export type CheckedResult = Readonly<{ result: OrbResult; removedCitations: number }>;

const maxReasons = 3;

/** A result that keeps to its contract, or what breaks it; never half of one. Citations of what was not read are removed and counted. */
export const checkResult = (
  contract: ResultContract,
  raw: RawResult,
  read: WhatWasRead,
): CheckedResult | BrokenContract => {
  const items = raw.items.map(tidyItem).filter(({ texts }) => texts.some((text) => text !== ''));
  const broken = brokenBy(contract, { ...raw, items }, read);
  if (broken) return { broken };
  const cited = items.map((item) => citedItem(item, read));
  const removedCitations = cited.reduce((sum, { removed }) => sum + removed, 0);
  const needsCitations = contract.cited && contract.kind !== 'text';
  const kept = needsCitations ? cited.filter(({ rests }) => rests) : cited;
  if (kept.length === 0) return { broken: 'uncited' };
  return { result: resultOf(contract, raw, kept), removedCitations };
};

/** The numbers of notes belong to the citations, not to the words; nor does what lists begin with. */
const tidyItem = ({ texts, numbers }: RawItem): RawItem => ({
  texts: texts.map((text) =>
    tidyLine(
      withoutNumbers(text)
        .replace(/^\s*(?:[-*•–]|\d+[.)])\s+/u, '')
        .replaceAll(/\s+/gu, ' '),
    ),
  ),
  numbers: [...new Set(numbers)],
});

type Check = (contract: ResultContract, raw: RawResult, read: WhatWasRead) => boolean;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const isTooLong: Check = ({ kind, maxWords }, { items }) => {
  const words = items.flatMap(({ texts }) => texts.map(countWords));
  return kind === 'text' ? sum(words) > maxWords : words.some((count) => count > maxWords);
};
const mostItems = (contract: ResultContract): number => {
  if (contract.kind === 'list' || contract.kind === 'checklist') return contract.maxItems;
  if (contract.kind === 'table') return contract.maxRows;
  return contract.kind === 'text' ? Infinity : maxReasons;
};
const hasWrongCells: Check = (contract, { items }) => {
  const cells = contract.kind === 'table' ? contract.columns.length : 1;
  return items.some(({ texts }) => texts.length !== cells);
};
const isNoScore: Check = ({ kind }, { score }) =>
  kind === 'score' && !(Number.isInteger(score) && (score ?? -1) >= 0 && (score ?? 11) <= 10);
const isNoLabel: Check = (contract, { label }) => contract.kind === 'label' && !contract.labels.includes(label ?? '');
const isForeign: Check = (_contract, { items }, { text: known, rules }) =>
  items.some(({ texts }) =>
    texts.some((text) => hasMarkup(text) || namesForeignAddress(text, known) || repeatsRules(text, rules)),
  );

const checks: readonly (readonly [BrokenContract['broken'], Check])[] = [
  ['empty', (_contract, { items }) => items.length === 0],
  ['columns', hasWrongCells],
  ['score', isNoScore],
  ['label', isNoLabel],
  ['too-many', (contract, { items }) => items.length > mostItems(contract)],
  ['too-long', isTooLong],
  ['foreign', isForeign],
];

const brokenBy = (contract: ResultContract, raw: RawResult, read: WhatWasRead): BrokenContract['broken'] | null =>
  checks.find(([, breaks]) => breaks(contract, raw, read))?.[0] ?? null;

/** `rests`: on something that was read. */
type CitedItem = Readonly<{
  texts: readonly string[];
  citations: readonly Citation[];
  rests: boolean;
  removed: number;
}>;

const citedItem = ({ texts, numbers }: RawItem, { cite }: WhatWasRead): CitedItem => {
  const found = numbers.map((number) => cite(number, texts.join(' ')));
  return {
    texts,
    citations: found.flatMap((citations) => citations ?? []),
    rests: found.some((citations) => citations !== null),
    removed: found.filter((citations) => citations === null).length,
  };
};

const resultOf = (contract: ResultContract, { score, label }: RawResult, items: readonly CitedItem[]): OrbResult => {
  if (contract.kind === 'table') {
    const rows = items.map(({ texts, citations }) => ({ cells: texts, citations }));
    return { kind: 'table', columns: contract.columns, items: rows };
  }
  const statements = items.map(({ texts, citations }) => ({ text: texts.join(' '), citations }));
  if (contract.kind === 'score') return { kind: 'score', scale: contract.scale, score: score ?? 0, items: statements };
  if (contract.kind === 'label') return { kind: 'label', label: label ?? '', items: statements };
  return { kind: contract.kind, items: statements };
};

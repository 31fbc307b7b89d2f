import { checkResult, type RawResult, type WhatWasRead } from '@ecrin/domain/orb-run/result/check-result.ts';
import type { ResultContract } from '@ecrin/domain/orb/orb.vocabulary.ts';
import { z } from 'zod';

/** Longest text of one item, in characters: what a model may write before it is cut off. */
const longestText = 400;
const [mostNotes, mostSentences, mostReasons] = [6, 12, 3];

const notes = z.array(z.int()).max(mostNotes);
const item = z.strictObject({ texte: z.string().max(longestText), notes });
const items = (most: number) => z.array(item).max(most);
type Item = z.infer<typeof item>;

/** French keys, which small models follow best, also where they write English. */
const shapeOf = (contract: ResultContract): z.ZodType<Given> => {
  if (contract.kind === 'score') return z.strictObject({ note: z.int().min(0).max(10), raisons: items(mostReasons) });
  if (contract.kind === 'label')
    return z.strictObject({ choix: z.enum([...contract.labels]), raisons: items(mostReasons) });
  if (contract.kind === 'table') {
    const { length } = contract.columns;
    const cells = z.array(z.string().max(longestText)).min(length).max(length);
    return z.strictObject({ lignes: z.array(z.strictObject({ cellules: cells, notes })).max(contract.maxRows) });
  }
  return z.strictObject({ elements: items(contract.kind === 'text' ? mostSentences : contract.maxItems) });
};

export type Given = Readonly<{
  note?: number | undefined;
  choix?: string | undefined;
  elements?: readonly Item[] | undefined;
  raisons?: readonly Item[] | undefined;
  lignes?: readonly Readonly<{ cellules: readonly string[]; notes: readonly number[] }>[] | undefined;
}>;

export const rawResultOf = ({ note, choix, elements, raisons, lignes }: Given): RawResult => ({
  ...(note !== undefined && { score: note }),
  ...(choix !== undefined && { label: choix }),
  items: [
    ...[...(elements ?? []), ...(raisons ?? [])].map(({ texte, notes: numbers }) => ({ texts: [texte], numbers })),
    ...(lignes ?? []).map(({ cellules, notes: numbers }) => ({ texts: cellules, numbers })),
  ],
});

/** What breaks the contract, as the model is told it when it may repair its answer. */
const broken = {
  empty: 'rien n’est rendu',
  'too-long': 'trop de mots',
  'too-many': 'trop d’éléments',
  columns: 'il manque des cellules',
  label: 'choix inconnu',
  score: 'note hors de 0 à 10',
  uncited: 'aucune note citée n’existe',
  foreign: 'adresse ou balise absente des notes',
} as const;

/** The schema of an answer that keeps the contract, over what was read. */
export const resultSchema = (contract: ResultContract, read: WhatWasRead): z.ZodType<Given> =>
  shapeOf(contract).superRefine((given, context) => {
    const checked = checkResult(contract, rawResultOf(given), read);
    if ('broken' in checked)
      context.addIssue({ code: 'custom', path: [broken[checked.broken]], message: checked.broken });
  });

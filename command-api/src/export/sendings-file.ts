import type { SendingRow } from '@ecrin/contracts/export/archived-files.ts';
import type { SendingEntry } from '@ecrin/contracts/sending/sending.ts';
import { csvLine } from '@ecrin/contracts/text/csv.ts';

export type OwnSendings = (ownerId: string) => AsyncIterable<readonly SendingEntry[]>;

const columns = [
  'at',
  'kind',
  'purpose',
  'host',
  'model',
  'thing',
  'size',
  'instructions',
  'aboutKind',
  'aboutId',
  'entryId',
  'reason',
  'wording',
  'sessionId',
] as const satisfies readonly (keyof SendingRow)[];

const lineOf = ({ about, ...entry }: SendingEntry): string => {
  const cells = { ...entry, aboutKind: about?.kind ?? null, aboutId: about?.id ?? null };
  return csvLine(
    columns.map((column) => cells[column]),
    ',',
  );
};

/** A client's ledger of what was sent, as a table, the oldest line first. */
export async function* sendingsFile(ownSendings: OwnSendings, ownerId: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csvLine(columns, ','));
  for await (const page of ownSendings(ownerId)) if (page.length > 0) yield Buffer.from(page.map(lineOf).join(''));
}

import type { SendingEntry } from '@ecrin/contracts/sending/sending.ts';
import { expect, it } from 'vitest';
import { sendingsFile } from '#export/sendings-file.ts';

const entry: SendingEntry = {
  entryId: 'one',
  kind: 'sent',
  purpose: 'understanding',
  host: 'models.example',
  model: '=cmd()',
  thing: 'text',
  size: 310,
  instructions: 5_000,
  about: { kind: 'thought', id: 'thought-1', isThere: true },
  reason: null,
  wording: null,
  sessionId: null,
  at: '2026-01-02T09:00:00.000Z',
};

it('the ledger is a table with a line for each entry, in which nothing is computed', async () => {
  async function* pages() {
    yield [entry];
    yield [];
    const said = { entryId: 'two', kind: 'given' as const, model: 'large', wording: 1, sessionId: 'a-phone' };
    yield [{ ...entry, ...said, thing: null, size: null, about: null }];
  }
  const file = Buffer.concat(await Array.fromAsync(sendingsFile(pages, 'anne'))).toString();
  expect(file.split('\r\n')).toEqual([
    '"at","kind","purpose","host","model","thing","size","instructions","aboutKind","aboutId","entryId","reason","wording","sessionId"',
    `"${entry.at}","sent","understanding","models.example","'=cmd()","text","310","5000","thought","thought-1","one","","",""`,
    `"${entry.at}","given","understanding","models.example","large","","","5000","","","two","","1","a-phone"`,
    '',
  ]);
});

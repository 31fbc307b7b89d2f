import { tableNames, type TableExport, type TableName, type TableRow } from '@ecrin/platform/ports/table-export.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

export type TableExportsUnderTest = Readonly<{ table: (name: TableName) => TableExport; dispose: () => Promise<void> }>;

const later = '2099-01-01T00:00:00.000Z';
const bytes = Buffer.from([0, 255, 7]).toString('base64');
const samples: Readonly<Record<TableName, readonly TableRow[]>> = {
  keys: [
    { id: 'claire', version: 2, wrapped: bytes, madeAt: later, destroyedAt: null },
    { id: 'jean', version: 0, wrapped: null, madeAt: later, destroyedAt: later },
  ],
  credentials: [{ id: 'one', passwordHash: '$argon2id$one' }],
  sessions: [
    {
      id: 'session',
      userType: 'client',
      userId: 'claire',
      device: 'un téléphone',
      createdAt: later,
      lastUsedAt: later,
      expiresAt: later,
      tokens: [
        { refreshHash: 'a', usedAt: later, successorHash: 'b' },
        { refreshHash: 'b', usedAt: null, successorHash: null },
      ],
    },
  ],
  challenges: [
    { id: 'prove claire', secretHash: 'hash', payload: null, issuedAt: later, expiresAt: later, triesLeft: 3 },
  ],
  factors: [
    { id: 'factor', sealed: 'sealed', lastStep: 41, codes: [{ codeHash: 'x' }, { codeHash: 'y' }] },
    { id: 'other', sealed: 'sealed', lastStep: -1, codes: [] },
  ],
  tries: [{ id: 'log-in claire', count: 4, windowEndsAt: later }],
  messages: [{ id: 'message', sealed: bytes, dueAt: later, expiresAt: later, tries: 1 }],
};

/** What every data store must return unchanged: data stores are compared by the text of their rows. */
export const tableExportsContract = (name: string, make: () => Promise<TableExportsUnderTest>): void => {
  describe(`${name} as a table export`, () => {
    let subject: TableExportsUnderTest;
    beforeAll(async () => {
      subject = await make();
    });
    afterAll(() => subject.dispose());

    it.each(tableNames)('returns its %s unchanged, also when they are put twice', async (table) => {
      await subject.table(table).put(samples[table]);
      await subject.table(table).put(samples[table]);
      const found = await Array.fromAsync(subject.table(table).rows());
      expect(found.map((row) => JSON.stringify(row)).toSorted()).toEqual(
        samples[table].map((row) => JSON.stringify(row)).toSorted(),
      );
    });

    it('accepts more rows than one page, and replaces a row', async () => {
      const many = Array.from({ length: 1_100 }, (_, index) => ({
        id: `many-${String(index).padStart(5, '0')}`,
        passwordHash: 'old',
      }));
      await subject.table('credentials').put(many);
      await subject.table('credentials').put([{ id: 'many-00700', passwordHash: 'new' }]);
      const found = await Array.fromAsync(subject.table('credentials').rows());
      expect(found.filter(({ id }) => id.startsWith('many-'))).toEqual(
        many.map((row) => (row.id === 'many-00700' ? { ...row, passwordHash: 'new' } : row)),
      );
    });

    it('accepts an empty list', async () => {
      await subject.table('sessions').put([]);
      expect((await Array.fromAsync(subject.table('sessions').rows())).map(({ id }) => id)).toEqual(['session']);
    });
  });
};

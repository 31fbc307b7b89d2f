import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openMasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#config/config.ts';
import { createErasureProof } from '#erasure/proof/create-erasure-proof.ts';
import { anne, bruno, clean, models, thoughtId } from './search-rows.cases.ts';

const proofOf = (embedded: EmbeddedStores) =>
  createErasureProof({
    config: readConfig({ DATA_DIR: embedded.folder, ROLES: '' }).shared,
    stores: {
      masterKey: openMasterKey({ dir: embedded.folder, fromEnvironment: null }),
      events: embedded.events,
      storedEvents: embedded.store,
    },
  });

describe.each(models)('what is left of deleted rows of $name', (model) => {
  let embedded: EmbeddedStores;
  beforeEach(async () => {
    embedded = await openEmbeddedStores();
  });
  afterEach(() => embedded.dispose());

  const ofThought = { thoughtIds: [thoughtId], sounds: [] as [] };

  describe.each([
    ['an account', undefined, clean],
    ['a thought', ofThought, { ...clean, about: thoughtId }],
  ] as const)('given a vector of %s that was deleted', (_of, part, doc) => {
    const ofOne = Buffer.from(Array.from({ length: 300 }, (_none, at) => (at * 7) % 251)).toString('base64');
    /** In a row that is deleted; `zeroed`: as what opens the file has it (`secure_delete`), and the log emptied. */
    const foundAfterDeleting = async (zeroed: boolean, others: readonly string[] = []): Promise<number | null> => {
      const store = await embedded.models.open(model);
      const rows = [ofOne, ...others].map((one, at) => ({
        id: `row-${at}`,
        doc:
          at === 0
            ? { ...doc, passages: [{ vector: one }] }
            : { ...clean, ownerId: bruno, passages: [{ vector: one }] },
        position: at,
      }));
      await store.commit({ checkpoint: rows.length, writes: rows });
      const proof = proofOf(embedded);
      const marks = await proof.collectMarks(anne, part && { thoughtIds: [...part.thoughtIds], sounds: [] });
      const db = new DatabaseSync(join(embedded.folder, 'models.db'), { timeout: 5_000 });
      db.exec(`pragma secure_delete = ${zeroed ? 'on' : 'off'}`);
      const tables = db
        .prepare("select name from sqlite_schema where type = 'table' and name glob 'documents_*'")
        .all();
      for (const { name } of tables) db.exec(`delete from "${String(name)}" where id = 'row-0'`);
      db.exec('pragma wal_checkpoint(truncate)');
      db.close();
      const places = await proof.search({ clientId: anne, part, marks }, new AbortController().signal);
      return places.find(({ place }) => place === 'read-models')?.found ?? null;
    };

    it.each([
      [false, 1],
      [true, 0],
    ])('then a freed page has it or not, as it was zeroed or not: %s, found %s', async (zeroed, found) => {
      expect(await foundAfterDeleting(zeroed)).toBe(found);
    });
    it('and somebody else has the same, then theirs is no trace of it', async () => {
      expect(await foundAfterDeleting(true, [ofOne])).toBe(0);
    });
  });
});

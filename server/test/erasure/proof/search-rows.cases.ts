import { openMasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import type { Model, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#config/config.ts';
import { createErasureProof } from '#erasure/proof/create-erasure-proof.ts';

export const [anne, bruno] = ['01980000-0000-7000-8000-00000000a00e', '01980000-0000-7000-8000-00000000b000'];
export const thoughtId = '01980000-0000-7000-8000-0000000e0a5e';
type Titled = Readonly<{ ownerId: string; about: string; title: string; passages: readonly { vector: string }[] }>;
/** With a column of the owner, and without one. */
export const models: readonly Model<Titled>[] = [
  { name: 'left-owned', version: 1, indexes: [['ownerId']] },
  { name: 'left-bare', version: 1, indexes: [['about']] },
];
export const clean: Titled = { ownerId: anne, about: 'nothing', title: '', passages: [] };
const vector = Buffer.alloc(300, 7).toString('base64');

/** Read models, and the variables of a service that has them. */
export type RowStores = Readonly<{
  models: ReadModels;
  folder: string;
  environment?: Readonly<Record<string, string>>;
  dispose: () => Promise<void>;
}>;

/** What the rows of read models show, wherever they are stored. */
export const rowSearchCases = (open: () => Promise<RowStores>): void =>
  describe.each(models)('what is left in the rows of $name', (model) => {
    let stores: RowStores;
    beforeEach(async () => {
      stores = await open();
    });
    afterEach(() => stores.dispose());

    const foundOf = async (doc: Titled, part?: { thoughtIds: string[]; sounds: [] }): Promise<number | null> => {
      const store = await stores.models.open(model);
      const other = { ...clean, ownerId: bruno, title: 'Chez Ysabeau', passages: [{ vector }] };
      const writes = [doc, other].map((one, position) => ({ id: `row-${position}`, doc: one, position }));
      await store.commit({ checkpoint: 2, writes });
      const proof = createErasureProof({
        config: readConfig({ DATA_DIR: stores.folder, ROLES: '', ...stores.environment }).shared,
        stores: {
          masterKey: openMasterKey({ dir: stores.folder, fromEnvironment: null }),
          events: { readAll: async function* () {} },
          storedEvents: { readStream: async function* () {} },
        },
      });
      const marks = { fragments: ['jamais écrit nulle part'], short: ['Chez Ysabeau'], ids: [anne] };
      const places = await proof.search({ clientId: anne, part, marks }, new AbortController().signal);
      return places.find(({ place }) => place === 'read-models')?.found ?? null;
    };
    const ofThought = { thoughtIds: [thoughtId], sounds: [] as [] };

    it.each([
      ['nothing', clean, 0],
      ['a title of two words', { ...clean, title: 'Chez Ysabeau' }, 1],
      ['a vector', { ...clean, passages: [{ vector }] }, 1],
      ['a longer title', { ...clean, title: 'Chez Ysabeau demain' }, 0],
    ] as const)(
      'given %s of an erased account, and the same of another client, then that of the account alone',
      async (_what, doc, found) => {
        expect(await foundOf(doc)).toBe(found);
      },
    );

    it.each([
      ['nothing of it', { ...clean, title: 'Chez Ysabeau', passages: [{ vector }] }, 0],
      ['its title', { ...clean, about: thoughtId, title: 'Chez Ysabeau' }, 1],
      ['its vector', { ...clean, about: thoughtId, passages: [{ vector }] }, 1],
    ] as const)(
      'given %s of an erased thought, then it is found where the thought is named',
      async (_what, doc, found) => {
        expect(await foundOf(doc, ofThought)).toBe(found);
      },
    );
  });

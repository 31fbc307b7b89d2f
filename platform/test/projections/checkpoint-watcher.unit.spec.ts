import { describe, expect, it } from 'vitest';
import type { AnyDocument, Model, ModelStore, ReadModels } from '#ports/read-models.ts';
import { createCheckpointWatcher } from '#projections/checkpoint-watcher.ts';

const model: Model<AnyDocument> = { name: 'thought-card', version: 1, indexes: [] };

const modelsAt = (checkpoint: () => Promise<number | null>) => {
  let reads = 0;
  const store = {
    checkpoint: () => {
      reads += 1;
      return checkpoint();
    },
  } as Partial<ModelStore<never>>;
  const models = { open: async () => store } as unknown as Pick<ReadModels, 'open'>;
  return { ...createCheckpointWatcher(models, [model]), reads: () => reads };
};

describe('waiting for a model that another process updates', () => {
  it('resolves when its checkpoint is reached', async () => {
    let position: number | null = null;
    const { waitFor } = modelsAt(async () => position);
    const waiting = waitFor('thought-card', 7, 2_000);
    position = 6;
    setTimeout(() => {
      position = 9;
    }, 50);
    expect(await waiting).toBe(true);
  });
  it('ends at its timeout, also while the store is down', async () => {
    const { waitFor } = modelsAt(async () => {
      throw new Error('away');
    });
    expect(await waitFor('thought-card', 7, 60)).toBe(false);
  });
  it('polls once for many waiters, and not at all without waiters', async () => {
    const { waitFor, reads } = modelsAt(async () => 3);
    expect(await Promise.all(Array.from({ length: 50 }, () => waitFor('thought-card', 3, 1_000)))).toEqual(
      Array.from({ length: 50 }, () => true),
    );
    const asked = reads();
    expect(asked).toBeLessThan(5);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(reads()).toBeLessThanOrEqual(asked + 1);
  });
  it('throws for a model it does not watch', async () =>
    expect(await modelsAt(async () => 9).waitFor('other', 1, 50)).toBe(false));
});

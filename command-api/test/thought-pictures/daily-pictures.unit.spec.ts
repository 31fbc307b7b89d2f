import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import { expect, it } from 'vitest';
import { createDailyPictures } from '#thought-pictures/daily-pictures.ts';

const now = new Date('2026-01-02T09:00:00.000Z');
type Stored = Readonly<{ name: string; bytes: number; storedAt: string }>;
const storing = (...stored: readonly Stored[]): Pick<SealedBlobs, 'list'> => ({
  list: async function* () {
    for (const info of stored) yield { ...info, note: null };
  },
});
const original = (bytes: number, storedAt: string): Stored => ({
  name: 'thought-pictures/t/p/h/original',
  bytes,
  storedAt,
});

it('given what was kept in 24 hours, then only what fits into the rest of the day may be sent', async () => {
  const blobs = storing(original(60, '2026-01-02T08:00:00.000Z'), original(500, '2026-01-01T08:59:59.000Z'), {
    ...original(500, '2026-01-02T08:00:00.000Z'),
    name: 'thought-pictures/t/p/h/large',
  });
  const mayAdd = createDailyPictures({ blobs, clock: { now: () => now } }, 100);
  expect([await mayAdd('claire', 40), await mayAdd('claire', 1)]).toMatchObject([
    null,
    { refused: 'thought-picture.too-many-today' },
  ]);
  expect(await mayAdd('paul', 40)).toBeNull();
});

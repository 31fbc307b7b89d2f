import { randomBytes, randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasKeyOfThought, hasRoomFor, keyOfThought, withoutKeysOf } from '#crypto/thought-keys.ts';

const ownerKey = new Uint8Array(randomBytes(32));
const secret = new Uint8Array(randomBytes(32));
const ids = Array.from({ length: 150 }, () => randomUUID());
// A copy, so that nothing is found that was derived before.
const keyIn = (from: Uint8Array, thoughtId: string) => keyOfThought(from.slice(), { ownerKey, thoughtId });

describe('the keys of thoughts', () => {
  it('differ by thought, by secret and by the key of the client', () => {
    const keys = ids.map((id) => Buffer.from(keyIn(secret, id) ?? []).toString('hex'));
    expect(new Set(keys).size).toBe(ids.length);
    const [id = ''] = ids;
    const others = [
      keyOfThought(new Uint8Array(randomBytes(32)), { ownerKey, thoughtId: id }),
      keyOfThought(secret.slice(), { ownerKey: new Uint8Array(randomBytes(32)), thoughtId: id }),
    ];
    for (const other of others) expect(other).not.toEqual(keyIn(secret, id));
  });

  it('are gone for those that were taken away, in any order and number, and the same as before for all others', () => {
    fc.assert(
      fc.property(fc.array(fc.subarray(ids.slice(0, 40)), { maxLength: 4 }), (taken) => {
        const left = taken.reduce<Uint8Array>((from, some) => withoutKeysOf(from, some), secret);
        const gone = new Set(taken.flat());
        for (const id of ids) {
          expect(keyIn(left, id)).toEqual(gone.has(id) ? null : keyIn(secret, id));
          expect(hasKeyOfThought(left, id)).toBe(!gone.has(id));
        }
      }),
      { numRuns: 12 },
    );
  });

  it('taken away again change nothing', () => {
    const left = withoutKeysOf(secret, ids.slice(0, 3));
    expect(withoutKeysOf(left, ids.slice(0, 2))).toBe(left);
    expect(withoutKeysOf(secret, [])).toBe(secret);
  });

  it('taken away leave nothing of the root, and at most 6 kB a thought', () => {
    const left = withoutKeysOf(secret, ids.slice(0, 100));
    expect(Buffer.from(left).includes(Buffer.from(secret))).toBe(false);
    expect(left.length).toBeLessThan(100 * 6_000);
  });

  it('are taken away while there is room for all of them, and stay together where there is none', () => {
    const taken = Array.from({ length: 1_000 }, () => randomUUID());
    expect(hasRoomFor(secret, taken.length)).toBe(true);
    const left = withoutKeysOf(secret, taken);
    expect([left.length < 5_000_000, hasRoomFor(left, 10), hasRoomFor(left, 1_000)]).toEqual([true, true, false]);
  });
});

import { describe, expect, it } from 'vitest';
import { newPair, openWithPrivate, sealToPublic, wrappingFromCode, wrappingFromSecret } from '#lib/lock/key-wrap.ts';
import { isSealedBy, newKey, openBytes, randomBytes, sealBytes } from '#lib/lock/keyring.ts';

const words = new TextEncoder().encode('Ce que je n’ai dit à personne.');
const text = (bytes: Uint8Array | null) => bytes && new TextDecoder().decode(bytes);
const changed = (bytes: Uint8Array<ArrayBuffer>, place: number) => {
  const other = bytes.slice();
  other[place] = (other[place] ?? 0) ^ 1;
  return other;
};

describe('what a key sealed', () => {
  it('is opened by that key among others, and by no other; a changed byte, wherever it is, opens nothing', () => {
    const [key, other] = [newKey(), newKey()];
    const sealed = sealBytes(key, words);
    expect(text(openBytes([other, key], sealed))).toBe(text(words));
    expect(openBytes([other], sealed)).toBeNull();
    expect(openBytes([{ id: key.id, secret: other.secret }], sealed)).toBeNull();
    expect(sealed.map((_, place) => (openBytes([key], changed(sealed, place)) ? 1 : 0)).includes(1)).toBe(false);
    expect([isSealedBy(key, sealed), isSealedBy(other, sealed)]).toEqual([true, false]);
  });

  it('is another each time, and has none of the words', () => {
    const key = newKey();
    expect(sealBytes(key, words)).not.toEqual(sealBytes(key, words));
    expect(text(sealBytes(key, words))).not.toContain('personne');
    expect(openBytes([key], new Uint8Array(3))).toBeNull();
  });
});

describe('a key that is wrapped', () => {
  const given = { salt: randomBytes(16), rounds: 1_000 };

  it('is opened by the same code, however its letters were composed, and by no other code, salt or number of rounds', async () => {
    const secret = randomBytes(32);
    const wrapped = await (await wrappingFromCode('café au lait', given)).wrap(secret);
    expect(await (await wrappingFromCode('cafe\u0301 au lait', given)).unwrap(wrapped)).toEqual(secret);
    for (const [code, way] of [
      ['cafe au lait', given],
      ['café au lait', { ...given, salt: randomBytes(16) }],
      ['café au lait', { ...given, rounds: 1_001 }],
    ] as const)
      expect(await (await wrappingFromCode(code, way)).unwrap(wrapped)).toBeNull();
  });

  it('by what the device gave is opened by that alone', async () => {
    const [device, secret] = [randomBytes(32), randomBytes(32)];
    const wrapped = await (await wrappingFromSecret(device)).wrap(secret);
    expect(await (await wrappingFromSecret(device)).unwrap(wrapped)).toEqual(secret);
    expect(await (await wrappingFromSecret(randomBytes(32))).unwrap(wrapped)).toBeNull();
  });
});

describe('what is sealed with the public half', () => {
  it('is opened with the private half only', async () => {
    const [pair, other] = [await newPair(), await newPair()];
    const sealed = await sealToPublic(pair.publicKey, words);
    expect(text(await openWithPrivate(pair.privateKey, sealed))).toBe(text(words));
    expect(await openWithPrivate(other.privateKey, sealed)).toBeNull();
    for (const place of [3, 70, sealed.length - 1])
      expect(await openWithPrivate(pair.privateKey, changed(sealed, place))).toBeNull();
    expect(await openWithPrivate(pair.privateKey, new Uint8Array(3))).toBeNull();
  });
});

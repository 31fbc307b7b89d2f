import { createHash } from 'node:crypto';
import { keyOfThought, thoughtSecretOf, withoutKeysOf } from '@ecrin/platform/crypto/thought-keys.ts';
import { describe, expect, it } from 'vitest';
import { fingerprintsOf } from '#erasure/key-fingerprints.ts';

const sha256 = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex');
const ownerKey = new Uint8Array(32).fill(7);
const secret = new Uint8Array(32).fill(9);
const vaultOf = (thoughts: Uint8Array) => ({
  find: async (owner: string) => (owner === thoughtSecretOf('anne') ? thoughts : ownerKey),
});
const of = (...thoughtIds: readonly string[]) => ({ ownerId: 'anne', part: { thoughtIds, sounds: [] } });
const keyOf = (thoughtId: string) => sha256(keyOfThought(secret, { ownerKey, thoughtId }) ?? '');

describe('fingerprints of the keys that an erasure destroys', () => {
  it('are that of the account, where it is the account', async () => {
    expect(await fingerprintsOf(vaultOf(secret), { ownerId: 'anne' })).toEqual({ keyFingerprint: sha256(ownerKey) });
  });
  it('are that of each thought, and one of them together', async () => {
    expect(await fingerprintsOf(vaultOf(secret), of('lac'))).toEqual({
      keyFingerprint: keyOf('lac'),
      keyFingerprints: [keyOf('lac')],
    });
    expect(await fingerprintsOf(vaultOf(secret), of('lac', 'mer'))).toEqual({
      keyFingerprint: sha256(keyOf('lac') + keyOf('mer')),
      keyFingerprints: [keyOf('lac'), keyOf('mer')],
    });
  });
  it('are none of a key that is gone already, nor of sounds', async () => {
    const left = withoutKeysOf(secret, ['lac']);
    expect(await fingerprintsOf(vaultOf(left), of('lac'))).toEqual({ keyFingerprint: null, keyFingerprints: [null] });
    expect(await fingerprintsOf(vaultOf(secret), of())).toEqual({ keyFingerprint: null, keyFingerprints: [] });
  });
});

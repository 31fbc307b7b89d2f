import { erasurePlaces } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import type { ErasureProof } from '#erasure/erasure-proof.ts';

/** Finds nothing anywhere, and signs nothing. */
export const fakeErasureProof: ErasureProof = {
  collectMarks: async () => ({ fragments: ['fragment'], ids: ['id'] }),
  search: async () => erasurePlaces.map((place) => ({ place, bytes: 1, found: 0, reason: null })),
  sign: (facts) => ({ certificate: JSON.stringify(facts), signature: 'unsigned' }),
  withDevices: (signed) => signed,
  publicKey: 'public key',
  codeFor: (number) => `code of ${number}`,
  receiptOf: (number, sessionId) => `receipt of ${sessionId} in ${number}`,
};

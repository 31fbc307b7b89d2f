import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** In hex. */
export const sha256Of = (bytes: Uint8Array): string => bytesToHex(sha256(bytes));

/** The hash of a whole read piece by piece: SubtleCrypto would need it all in memory at once. */
export const sha256OfPieces = async (pieces: AsyncIterable<Uint8Array>): Promise<string> => {
  const hash = sha256.create();
  for await (const piece of pieces) hash.update(piece);
  return bytesToHex(hash.digest());
};

import { createHash } from 'node:crypto';

/*
 * How a secret of thoughts' keys is stored, read here a second time: were it read by the code that takes keys away, one mistake would hide itself. 32 bytes:
 * the root, of which every key can be derived. Otherwise nodes of 49 bytes: how many digits of the path count (1), the path, a digit a byte (16), and the
 * secret (32). A thought's path is made of the last three bits of each of the first 16 bytes of the SHA-256 of its id.
 */
const [rootBytes, digits, nodeBytes] = [32, 16, 49] as const;
/** A secret that would grow beyond this is left as it is. */
const mostBytes = 8 * 1024 * 1024;

/** Under which owner a vault has the secret of a client's thoughts. */
export const ownerOfSecret = (clientId: string): string => `${clientId}/thoughts`;

/** Whether some node leads to the thought. Looks at every one, in whatever order they are. */
export const leadsTo = (secret: Uint8Array, thoughtId: string): boolean => {
  if (secret.length === rootBytes) return true;
  const path = [...createHash('sha256').update(thoughtId).digest().subarray(0, digits)].map((byte) => byte % 8);
  for (let at = 0; at + nodeBytes <= secret.length; at += nodeBytes) {
    const counting = secret[at] ?? 0;
    if (path.slice(0, counting).every((digit, index) => secret[at + 1 + index] === digit)) return true;
  }
  return false;
};

/** Whether so many thoughts can be taken away still: each leaves at most seven nodes for each of its digits. */
export const canLose = (secret: Uint8Array, thoughts: number): boolean =>
  secret.length + thoughts * digits * 7 * nodeBytes <= mostBytes;

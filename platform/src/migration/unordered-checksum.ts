import { createHash } from 'node:crypto';

/** A hash over many texts that does not depend on their order. */
export type UnorderedChecksum = Readonly<{ add: (text: string) => void; count: () => number; sha256: () => string }>;

const range = 1n << 256n;

export const createUnorderedChecksum = (): UnorderedChecksum => {
  let [sum, count] = [0n, 0];
  return {
    add: (text) => {
      sum = (sum + BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)) % range;
      count += 1;
    },
    count: () => count,
    sha256: () => sum.toString(16).padStart(64, '0'),
  };
};

import { createHash } from 'node:crypto';
import { v7 as uuidV7 } from 'uuid';

/** The id of what a workflow begins at an instant is derived from its cause: the same step again is the same run. A v7, as ids in addresses are. */
export const runIdOf = (source: string, moment: string): string => {
  const random = createHash('sha256').update(`${source}/${moment}`).digest();
  return uuidV7({ msecs: Date.parse(moment), seq: random.readUInt32BE(16), random: random.subarray(0, 16) });
};

import { hash } from 'node:crypto';
import { v7 as uuidV7 } from 'uuid';

/**
 * The id of what follows from a cause at a moment (ISO 8601): done again, it is the same. A v7, as all ids are: those of one time stand beside each other
 * in an index. Some are found by it later: what it is computed from must not change.
 */
export const derivedId = (cause: string, moment: string): string => {
  const random = hash('sha256', `${cause}/${moment}`, 'buffer');
  return uuidV7({ msecs: Date.parse(moment), seq: random.readUInt32BE(16), random: random.subarray(0, 16) });
};

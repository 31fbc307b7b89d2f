import { v5 as uuidV5 } from 'uuid';

/** Stored permanently: changing it would run earlier steps again as new commands. */
const namespace = '6f5d0e0e-7c0b-5d61-9a5e-3f0f7d1f2b11';

/** The command id of one decision in one workflow step: a retry of the step is the same command. */
export const stepCommandId = (idempotencyKey: string, decision: string): string =>
  uuidV5(`${idempotencyKey}/${decision}`, namespace);

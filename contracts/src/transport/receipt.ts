import { z } from 'zod';

/** The response of every command: the place of its last event. Send `position` as `X-At-Least` to read your own write. */
export const receipt = z.object({ stream: z.string(), revision: z.number().int(), position: z.number().int() });
export type Receipt = z.infer<typeof receipt>;

export { atLeastHeader, atLeastWaitMs, idempotencyHeader } from './headers.ts';

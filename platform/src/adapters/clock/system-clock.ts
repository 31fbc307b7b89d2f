import { v7 as uuidV7 } from 'uuid';
import type { Clock, Ids } from '#ports/clock.ts';

/** The machine's own time. */
export const systemClock: Clock = { now: () => new Date() };
export const systemIds: Ids = { next: () => uuidV7() };

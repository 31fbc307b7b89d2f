import { randomUUIDv7 } from 'node:crypto';
import type { Clock, Ids } from '#ports/clock.ts';

/** The machine's own time. */
export const systemClock: Clock = { now: () => new Date() };
export const systemIds: Ids = { next: () => randomUUIDv7() };

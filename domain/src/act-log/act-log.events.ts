import type { DomainEvent } from '#kernel/event-sourcing.ts';

// These names and fields are permanent: add, never rename.

/**
 * How far the chain of administrators’ acts reaches. `count`: of all acts up to here. `links`: of those since the head before, in their order: each a hash of
 * its act and of the link before it. `lastId`: the event of the last of them. `proof`: of all this and of the proof before, keyed.
 */
export type ActLogHeadRecorded = DomainEvent<
  'ActLogHeadRecorded',
  { count: number; links: readonly string[]; lastId: string; proof: string; recordedAt: string },
  null
>;

/** All in one stream, at most one in ten minutes, and none while nobody acts. */
export type ActLogEvent = ActLogHeadRecorded;
export const actLogStream = 'act-log-heads';

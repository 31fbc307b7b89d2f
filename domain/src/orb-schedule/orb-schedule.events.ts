import type { DomainEvent } from '#kernel/event-sourcing.ts';
import type { OrbLookBack, OrbScheduleWords, OrbTimes } from './orb-schedule.vocabulary.ts';

// These names and fields are permanent: add, never rename. All instants are ISO 8601 UTC. What came of each time is in the runs' own streams.

type Schedule = Readonly<{ orbId: string; ownerId: string }>;

/** Also when it is changed, paused or not. `timeZone`: IANA, in which it is due. */
export type OrbScheduleSet = DomainEvent<
  'OrbScheduleSet',
  Schedule & { times: OrbTimes; timeZone: string; lookBack: OrbLookBack; setAt: string },
  OrbScheduleWords
>;
export type OrbSchedulePaused = DomainEvent<'OrbSchedulePaused', Schedule & { pausedAt: string }, null>;
/** After a pause; times that came due meanwhile are not made up for. */
export type OrbScheduleStarted = DomainEvent<'OrbScheduleStarted', Schedule & { startedAt: string }, null>;

/** In the stream `orb-schedule-<ownerId>-<orbId>`: each client has their own for an orb. */
export type OrbScheduleEvent = OrbScheduleSet | OrbSchedulePaused | OrbScheduleStarted;

import type { DomainEvent } from '#kernel/event-sourcing.ts';

// These names and fields are permanent: add, never rename. Instants are ISO 8601 UTC.

/**
 * `place`: the stream that is about to use it, for what is limited within a period with the revision of the event. `revision`: of the event that will
 * use it. `found`: streams that used places before those were counted here. `freed`: places that nothing uses.
 */
export type AllowanceTaken = DomainEvent<
  'AllowanceTaken',
  {
    cap: string;
    ownerId: string;
    place: string;
    revision: number;
    found: readonly string[];
    freed: readonly string[];
    takenAt: string;
  },
  null
>;

/** In the stream `allowance-<cap>.<scope>`, of what is limited within a period with its beginning. */
export type AllowanceEvent = AllowanceTaken;

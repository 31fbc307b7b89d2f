import type { AdminRole } from '#admin/admin.vocabulary.ts';
import type { DomainEvent } from '#kernel/event-sourcing.ts';
import type { LookTarget, ReportLookedAt } from './look.vocabulary.ts';

// These names and fields are permanent: add, never rename. All instants are ISO 8601 UTC.

/** An administrator saw data of a client, without their words. `report`: of the target `report` only. `by`: the administrator; `role`: theirs at that moment. The reason, where one was given, is sealed with the client's key. */
export type LookRecorded = DomainEvent<
  'LookRecorded',
  {
    lookId: string;
    clientId: string;
    target: LookTarget;
    by: string;
    role: AdminRole;
    lookedAt: string;
    report?: ReportLookedAt;
  },
  { reason: string }
>;

/** In the stream `looks-<clientId>-<yyyy-mm>`, one per client and month (UTC). Nothing takes a look back. */
export type LookEvent = LookRecorded;

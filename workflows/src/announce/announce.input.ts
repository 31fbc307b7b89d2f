import type { AnnouncementKind } from '@ecrin/domain/notification/system-message.vocabulary.ts';

/** `id`: of the thought, run or client whose stream holds the event; `eventId`, `revision`, `at`, `timeZone`: the event’s. `ownerId` is only for fair scheduling. */
export type AnnounceInput = Readonly<{
  about: AnnouncementKind;
  id: string;
  ownerId: string | null;
  eventId: string;
  revision: number;
  at: string;
  timeZone: string;
}>;
export type AnnounceOutcome = 'posted' | 'nothing';

import type { CommunityMessage } from '@ecrin/domain/notification/system-message.vocabulary.ts';

/** `subjectId`: of the comment that is answered, of the thing that is shared, of the client whom a handover or what was hidden concerns, or of the reports that were handed over; null: none. `actorId`: the client who did it, empty for an administrator. `eventId`, `at`, `timeZone`: the event’s. `cursor` null: of the first page. `ownerId` is only for fair scheduling. */
export type TellCommunityInput = Readonly<{
  about: CommunityMessage;
  communityId: string;
  subjectId: string | null;
  actorId: string;
  ownerId: string | null;
  eventId: string;
  at: string;
  timeZone: string;
  cursor: string | null;
}>;
/** `told`: everybody whom it concerns, as far as they wish. */
export type TellCommunityOutcome = 'told';

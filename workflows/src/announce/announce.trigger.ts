import type { BudgetReached, BudgetWarned } from '@ecrin/domain/budget/budget.events.ts';
import type {
  ClientPermissionGranted,
  ClientPermissionWithdrawn,
} from '@ecrin/domain/client-permission/client-permission.events.ts';
import type { ClientReactivated, ClientSessionsEnded } from '@ecrin/domain/client/client-administration.events.ts';
import type {
  ClientEmailProved,
  ClientLoggedIn,
  ClientPasswordChanged,
  ClientRegistered,
} from '@ecrin/domain/client/client.events.ts';
import type { CommentHidden, CommentRestored } from '@ecrin/domain/comment-report/comment-report.events.ts';
import type {
  ErasureProposalDeclined,
  ErasureProposalExpired,
  ErasureProposalMade,
} from '@ecrin/domain/erasure-proposal/erasure-proposal.events.ts';
import type { ErasureCertified } from '@ecrin/domain/erasure/erasure.events.ts';
import type { ExceptionalAccessOpened } from '@ecrin/domain/exceptional-access/exceptional-access.events.ts';
import type { LookRecorded } from '@ecrin/domain/look/look.events.ts';
import { looksId } from '@ecrin/domain/look/looks.aggregate.ts';
import type { AnnouncementKind } from '@ecrin/domain/notification/system-message.vocabulary.ts';
import type { OrbRunCompleted } from '@ecrin/domain/orb-run/orb-run.events.ts';
import type {
  RequestAnswered,
  RequestAnswerReversed,
  RequestMessageWritten,
} from '@ecrin/domain/request/request.events.ts';
import type { ThoughtTranscriptionFailed, ThoughtUnderstood } from '@ecrin/domain/thought/thought.events.ts';
import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { defineTrigger, type TriggerAction } from '@ecrin/platform/workflows/trigger.ts';
import type { AnnounceInput } from './announce.input.ts';

type SourceEvent = Pick<RecordedEvent, 'id' | 'revision' | 'metadata'>;

const startAnnounce = (
  { id: eventId, revision, metadata: { ownerId, timeZone } }: SourceEvent,
  about: AnnouncementKind,
  its: Readonly<{ id: string; at: string }>,
): TriggerAction => {
  const input: AnnounceInput = { about, ...its, ownerId, eventId, revision, timeZone };
  return { start: { workflow: 'announce', id: `announce/${eventId}`, input } };
};

/** Right after the first event of a thought: that one had the words, so nobody waits for a transcription. */
const isOfTypedWords = ({ revision }: SourceEvent): boolean => revision <= 1;

/** The activity reads the stream and decides whether there is something to announce: nothing is decrypted here. */
export const announceTrigger = defineTrigger<
  | OrbRunCompleted
  | ThoughtUnderstood
  | ThoughtTranscriptionFailed
  | ClientRegistered
  | ClientLoggedIn
  | ClientPasswordChanged
  | ClientEmailProved
  | RequestAnswered
  | RequestAnswerReversed
  | RequestMessageWritten
  | ExceptionalAccessOpened
  | LookRecorded
  | ClientSessionsEnded
  | ClientReactivated
  | ClientPermissionGranted
  | ClientPermissionWithdrawn
  | CommentHidden
  | CommentRestored
  | BudgetWarned
  | BudgetReached
  | ErasureProposalMade
  | ErasureProposalDeclined
  | ErasureProposalExpired
  | ErasureCertified
>()({
  name: 'announce',
  on: {
    // Nobody waits for what is read again.
    ThoughtUnderstood: (event) =>
      event.data.rereadingId === undefined && !isOfTypedWords(event)
        ? startAnnounce(event, 'thought-ready', { id: event.data.thoughtId, at: event.data.understoodAt })
        : null,
    ThoughtTranscriptionFailed: (event) =>
      event.data.reason === 'not-asked'
        ? null
        : startAnnounce(event, 'thought-not-transcribed', { id: event.data.thoughtId, at: event.data.failedAt }),
    OrbRunCompleted: (event) => startAnnounce(event, 'orb-read', { id: event.data.runId, at: event.data.completedAt }),
    ClientRegistered: (event) =>
      startAnnounce(event, 'friend-joined', { id: event.data.clientId, at: event.data.registeredAt }),
    ClientLoggedIn: (event) => {
      const { newDevice, sessionId: id, loggedInAt: at } = event.data;
      if (newDevice === undefined) return null;
      return startAnnounce(event, newDevice === 'one' ? 'new-device' : 'new-devices', { id, at });
    },
    ClientPasswordChanged: (event) =>
      startAnnounce(event, 'password-changed', { id: event.data.clientId, at: event.data.changedAt }),
    ClientEmailProved: (event) =>
      startAnnounce(event, 'email-changed', { id: event.data.clientId, at: event.data.provedAt }),
    RequestAnswered: (event) =>
      startAnnounce(event, `request-${event.data.answer}`, { id: event.data.requestId, at: event.data.answeredAt }),
    RequestAnswerReversed: (event) =>
      startAnnounce(event, 'request-reversed', { id: event.data.requestId, at: event.data.reversedAt }),
    // Nobody is told of what they wrote themselves.
    RequestMessageWritten: (event) =>
      event.data.by === null
        ? null
        : startAnnounce(event, 'request-message', { id: event.data.requestId, at: event.data.writtenAt }),
    ExceptionalAccessOpened: (event) =>
      startAnnounce(event, 'content-opened', { id: event.data.accessId, at: event.data.openedAt }),
    LookRecorded: (event) => {
      const { clientId, lookedAt, target } = event.data;
      return target === 'report'
        ? startAnnounce(event, 'report-read', { id: looksId(clientId, lookedAt), at: lookedAt })
        : null;
    },
    ClientSessionsEnded: (event) =>
      startAnnounce(event, 'sessions-ended', { id: event.data.clientId, at: event.data.endedAt }),
    ClientReactivated: (event) =>
      startAnnounce(event, 'account-reactivated', { id: event.data.clientId, at: event.data.reactivatedAt }),
    ClientPermissionGranted: (event) =>
      startAnnounce(event, 'orbs-allowed', { id: event.data.clientId, at: event.data.grantedAt }),
    ClientPermissionWithdrawn: (event) =>
      startAnnounce(event, 'orbs-not-allowed', { id: event.data.clientId, at: event.data.withdrawnAt }),
    CommentHidden: (event) =>
      startAnnounce(event, 'publication-hidden', { id: event.data.subject.ownerId, at: event.data.hiddenAt }),
    CommentRestored: (event) =>
      startAnnounce(event, 'publication-restored', { id: event.data.subject.ownerId, at: event.data.restoredAt }),
    ErasureProposalMade: (event) =>
      startAnnounce(event, 'erasure-proposed', { id: event.data.clientId, at: event.data.madeAt }),
    ErasureProposalDeclined: (event) =>
      startAnnounce(event, 'erasure-not-confirmed', { id: event.data.clientId, at: event.data.declinedAt }),
    ErasureProposalExpired: (event) =>
      startAnnounce(event, 'erasure-not-confirmed', { id: event.data.clientId, at: event.data.expiredAt }),
    ErasureCertified: (event) =>
      startAnnounce(event, 'quotations-erased', { id: event.data.number, at: event.data.certifiedAt }),
    // The budget of all together is for administrators.
    BudgetWarned: (event) =>
      event.data.clientId === null
        ? null
        : startAnnounce(event, 'budget-warned', { id: event.data.clientId, at: event.data.warnedAt }),
    BudgetReached: (event) =>
      event.data.clientId === null
        ? null
        : startAnnounce(event, 'budget-reached', { id: event.data.clientId, at: event.data.reachedAt }),
  },
});

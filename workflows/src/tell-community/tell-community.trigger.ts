import type {
  CommentReportAnswered,
  CommentReportEntrusted,
} from '@ecrin/domain/comment-report/comment-report.events.ts';
import type { CommunityCommentWritten } from '@ecrin/domain/community-comment/community-comment.events.ts';
import type { CommunityCopyShared } from '@ecrin/domain/community-copy/community-copy.events.ts';
import type {
  CommunityJoined,
  CommunityJoinRefused,
  CommunityJoinRequested,
} from '@ecrin/domain/community-member/community-member.events.ts';
import type {
  CommunityHandoverDeclined,
  CommunityHandoverOffered,
  CommunityOwnershipGiven,
} from '@ecrin/domain/community/community.events.ts';
import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { defineTrigger, type TriggerAction } from '@ecrin/platform/workflows/trigger.ts';
import type { TellCommunityInput } from './tell-community.input.ts';

type SourceEvent = Pick<RecordedEvent, 'id' | 'metadata'>;
type Told = Pick<TellCommunityInput, 'about' | 'communityId' | 'subjectId' | 'actorId' | 'at'>;

const startTelling = ({ id: eventId, metadata: { ownerId, timeZone } }: SourceEvent, told: Told): TriggerAction => {
  const input: TellCommunityInput = { ...told, ownerId, eventId, timeZone, cursor: null };
  return { start: { workflow: 'tell-community', id: `tell-community/${eventId}`, input } };
};

const actorOf = ({ metadata: { actor } }: SourceEvent): string => actor.replace('client:', '');

/** Whom it concerns, and whether they wish to hear of it, is decided by the activity. */
export const tellCommunityTrigger = defineTrigger<
  | CommunityCommentWritten
  | CommunityCopyShared
  | CommunityJoinRequested
  | CommunityJoined
  | CommunityJoinRefused
  | CommunityHandoverOffered
  | CommunityHandoverDeclined
  | CommunityOwnershipGiven
  | CommentReportEntrusted
  | CommentReportAnswered
>()({
  name: 'tell-community',
  on: {
    CommunityCommentWritten: (event) => {
      const { communityId, parentId, copyId = null, authorId: actorId, writtenAt: at } = event.data;
      const its = { communityId, actorId, at };
      if (parentId !== null) return startTelling(event, { about: 'community-reply', subjectId: parentId, ...its });
      return copyId === null ? null : startTelling(event, { about: 'community-comment', subjectId: copyId, ...its });
    },
    CommunityCopyShared: (event) => {
      const { communityId, copyId: subjectId, authorId: actorId, sharedAt: at } = event.data;
      return startTelling(event, { about: 'community-shared', communityId, subjectId, actorId, at });
    },
    CommunityJoinRequested: (event) => {
      const { communityId, clientId, requestedAt } = event.data;
      return startTelling(event, {
        about: 'community-request',
        communityId,
        subjectId: null,
        actorId: clientId,
        at: requestedAt,
      });
    },
    // Who came by the link of an open community knows.
    CommunityJoined: (event) => {
      const { communityId, clientId, by, joinedAt } = event.data;
      const its = { communityId, subjectId: null, actorId: clientId, at: joinedAt };
      return by === null ? null : startTelling(event, { about: 'community-accepted', ...its });
    },
    CommunityJoinRefused: (event) => {
      const { communityId, clientId, refusedAt } = event.data;
      const its = { communityId, subjectId: null, actorId: clientId, at: refusedAt };
      return startTelling(event, { about: 'community-refused', ...its });
    },
    CommunityHandoverOffered: (event) => {
      const { communityId, toClientId: subjectId, offeredAt: at } = event.data;
      const its = { communityId, subjectId, actorId: actorOf(event), at };
      return startTelling(event, { about: 'community-handover-offered', ...its });
    },
    CommunityHandoverDeclined: (event) => {
      const { communityId, by: actorId, declinedAt: at } = event.data;
      const its = { communityId, subjectId: null, actorId, at };
      return startTelling(event, { about: 'community-handover-declined', ...its });
    },
    CommunityOwnershipGiven: (event) => {
      const { communityId, clientId: subjectId, givenAt: at } = event.data;
      const its = { communityId, subjectId, actorId: actorOf(event), at };
      return startTelling(event, { about: 'community-handover-taken', ...its });
    },
    CommentReportEntrusted: (event) => {
      const { communityId, reportId: subjectId, entrustedAt: at } = event.data;
      return startTelling(event, { about: 'community-report', communityId, subjectId, actorId: '', at });
    },
    CommentReportAnswered: (event) => {
      const { communityId, answer, by: actorId, answeredAt: at } = event.data;
      const its = { communityId, subjectId: event.metadata.ownerId, actorId, at };
      return answer === 'hidden' ? startTelling(event, { about: 'community-hidden', ...its }) : null;
    },
  },
});

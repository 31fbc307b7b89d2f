import { reportIdOf } from '@ecrin/domain/comment-report/comment-report.aggregate.ts';
import type { CommentReportEntrusted } from '@ecrin/domain/comment-report/comment-report.events.ts';
import type { ReportedKind } from '@ecrin/domain/comment-report/comment-report.vocabulary.ts';
import type { CommunityCommentHidden } from '@ecrin/domain/community-comment/community-comment.events.ts';
import type { CommunityCopyHidden } from '@ecrin/domain/community-copy/community-copy.events.ts';
import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { defineTrigger, type TriggerAction } from '@ecrin/platform/workflows/trigger.ts';
import type { FollowEntrustedReportInput } from './follow-entrusted-report.input.ts';

const start = ({ id }: Pick<RecordedEvent, 'id'>, input: FollowEntrustedReportInput): TriggerAction => ({
  start: { workflow: 'follow-entrusted-report', id: `follow-entrusted-report/${id}`, input },
});

type Hidden = Pick<RecordedEvent, 'id' | 'metadata'> & Readonly<{ data: Readonly<{ by: string }> }>;

/** Of what nobody reported it changes nothing. */
const hidden = (event: Hidden, kind: ReportedKind, id: string): TriggerAction | null => {
  const { ownerId } = event.metadata;
  return ownerId === null
    ? null
    : start(event, { reportId: reportIdOf({ kind, id }), ownerId, until: null, by: event.data.by });
};

export const followEntrustedReportTrigger = defineTrigger<
  CommentReportEntrusted | CommunityCommentHidden | CommunityCopyHidden
>()({
  name: 'follow-entrusted-report',
  on: {
    CommentReportEntrusted: (event) => {
      const { reportId, until } = event.data;
      const { ownerId } = event.metadata;
      return ownerId === null ? null : start(event, { reportId, ownerId, until });
    },
    CommunityCommentHidden: (event) => hidden(event, 'comment', event.data.commentId),
    CommunityCopyHidden: (event) => hidden(event, 'shared-copy', event.data.copyId),
  },
});

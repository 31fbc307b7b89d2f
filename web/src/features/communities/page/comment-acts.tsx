import { clockLocaleOf } from '@ecrin/browser/time/clock-locale.ts';
import type { CommunityComment, CommunityDetail } from '@ecrin/contracts/community/community.ts';
import { elidesBefore } from '@ecrin/domain/text/french-elision.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { ConfirmFirst } from '@ecrin/ui/confirm-dialog/confirm-first.tsx';
import { useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { useLongSince } from '#lib/time/clock.ts';
import {
  useDeleteCommentMutation,
  useModerateCommentMutation,
  useReportCommentMutation,
} from '../api/comment-commands.api.ts';
import { commentMessages as messages } from './comments.messages.ts';
import { reportMessages } from './report.messages.ts';
import { Report } from './report.tsx';
import styles from '../communities.module.css';

type Acts = Readonly<{ comment: CommunityComment; community: CommunityDetail; name: string }>;

const Delete = ({ comment: { commentId }, community: { communityId } }: Acts) => {
  const { formatMessage } = useIntl();
  const awaited = useCommandFeedback();
  const [remove, { isLoading }] = useDeleteCommentMutation();
  return (
    <ConfirmFirst
      title={formatMessage(messages.deleteTitle)}
      text={formatMessage(messages.deleteText)}
      cancelLabel={formatMessage(messages.keep)}
      confirmLabel={formatMessage(messages.delete)}
      look="danger"
      onConfirm={() => void awaited(remove({ communityId, commentId }).unwrap())}
    >
      {(ask) => (
        <Button look="text" busy={isLoading} onClick={ask}>
          {formatMessage(messages.delete)}
        </Button>
      )}
    </ConfirmFirst>
  );
};

const ReportComment = ({ comment: { commentId }, community: { communityId }, name }: Acts) => {
  const { formatMessage } = useIntl();
  const [report, { isLoading }] = useReportCommentMutation();
  return (
    <Report
      label={formatMessage(reportMessages.reportOf, { name, elided: elidesBefore(name) })}
      title={formatMessage(reportMessages.reportTitle)}
      busy={isLoading}
      send={(reason) => report({ communityId, commentId, reason })}
    />
  );
};

const Moderate = ({ comment: { commentId, state }, community: { communityId }, name }: Acts) => {
  const { formatMessage } = useIntl();
  const awaited = useCommandFeedback();
  const [moderate, { isLoading }] = useModerateCommentMutation();
  const hidden = state === 'shown';
  return (
    <Button
      look="text"
      busy={isLoading}
      aria-label={formatMessage(hidden ? messages.hideOf : messages.restoreOf, {
        name,
        elided: elidesBefore(name),
      })}
      onClick={() => void awaited(moderate({ communityId, commentId, hidden }).unwrap())}
    >
      {formatMessage(hidden ? messages.hide : messages.restore)}
    </Button>
  );
};

const Notes = ({ comment: { editableUntil, canReply, state, depth }, community }: Acts) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const isLast = state === 'shown' && !canReply && community.can.comment && depth > 0;
  const until =
    editableUntil &&
    new Intl.DateTimeFormat(clockLocaleOf(language), { timeStyle: 'short' }).format(new Date(editableUntil));
  const notes = [
    until && formatMessage(messages.editable, { time: until }),
    isLast && formatMessage(messages.lastLevel),
  ].filter(Boolean);
  return <span>{notes.join(' · ')}</span>;
};

/** What the reader may do with a comment. */
export const CommentActs = ({
  onReply,
  onEdit,
  ...acts
}: Acts & Readonly<{ onReply: () => void; onEdit: () => void }>) => {
  const { formatMessage } = useIntl();
  const { comment, community } = acts;
  const isEditOver = useLongSince(comment.editableUntil, 0);
  return (
    <div className={styles['acts']}>
      {comment.canReply && (
        <Button look="text" aria-label={formatMessage(messages.replyTo, { name: acts.name })} onClick={onReply}>
          {formatMessage(messages.reply)}
        </Button>
      )}
      {comment.editableUntil !== null && !isEditOver && (
        <Button look="text" onClick={onEdit}>
          {formatMessage(messages.edit)}
        </Button>
      )}
      {comment.author.own ? <Delete {...acts} /> : <ReportComment {...acts} />}
      {community.can.moderate && <Moderate {...acts} />}
      <Notes {...acts} />
    </div>
  );
};

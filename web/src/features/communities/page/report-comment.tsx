import { reportReasons } from '@ecrin/contracts/comment-report/comment-report.ts';
import type { CommunityComment, CommunityDetail } from '@ecrin/contracts/community/community.ts';
import { Button, IconButton } from '@ecrin/ui/button/button.tsx';
import { Dialog } from '@ecrin/ui/dialog/dialog.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { flagIcon } from '@ecrin/ui/icon/icons.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { useReportCommentMutation } from '../api/comment-commands.api.ts';
import { commentMessages } from './comments.messages.ts';
import { reportMessages as messages } from './report.messages.ts';
import styles from '../communities.module.css';

type ReportProps = Readonly<{ comment: CommunityComment; community: CommunityDetail; name: string }>;

/** Reports a comment to the administrators, by a reason. */
export const ReportComment = ({ comment: { commentId }, community: { communityId }, name }: ReportProps) => {
  const { formatMessage } = useIntl();
  const [asking, ask] = useState(false);
  const [report, { isLoading }] = useReportCommentMutation();
  const feedback = useResultFeedback();
  const send = async (reason: (typeof reportReasons)[number]) => {
    const result = await report({ communityId, commentId, reason });
    ask(false);
    feedback(result, formatMessage(messages.reported));
  };
  return (
    <>
      <IconButton label={formatMessage(messages.reportOf, { name })} onClick={() => ask(true)}>
        <Icon of={flagIcon} size="sm" />
      </IconButton>
      {asking && (
        <Dialog title={formatMessage(messages.reportTitle)} onClose={() => ask(false)}>
          <p className="sm dim">{formatMessage(messages.reportText)}</p>
          <div className={styles['form']}>
            {reportReasons.map((reason) => (
              <Button key={reason} busy={isLoading} onClick={() => void send(reason)}>
                {formatMessage(messages[`reason.${reason}`])}
              </Button>
            ))}
            <Button look="text" onClick={() => ask(false)}>
              {formatMessage(commentMessages.cancel)}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
};

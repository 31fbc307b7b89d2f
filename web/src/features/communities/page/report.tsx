import { reportReasons } from '@ecrin/contracts/comment-report/comment-report.ts';
import { Button, IconButton } from '@ecrin/ui/button/button.tsx';
import { Dialog } from '@ecrin/ui/dialog/dialog.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { flagIcon } from '@ecrin/ui/icon/icons.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { commentMessages } from './comments.messages.ts';
import { reportMessages as messages } from './report.messages.ts';
import styles from '../communities.module.css';

type ReportProps = Readonly<{
  label: string;
  title: string;
  busy: boolean;
  send: (reason: (typeof reportReasons)[number]) => Promise<Readonly<{ error?: unknown }>>;
}>;

/** Reports what a member wrote to the administrators, by a reason. */
export const Report = ({ label, title, busy, send }: ReportProps) => {
  const { formatMessage } = useIntl();
  const [asking, ask] = useState(false);
  const feedback = useResultFeedback();
  const report = async (reason: (typeof reportReasons)[number]) => {
    const result = await send(reason);
    ask(false);
    feedback(result, formatMessage(messages.reported));
  };
  return (
    <>
      <IconButton label={label} onClick={() => ask(true)}>
        <Icon of={flagIcon} size="sm" />
      </IconButton>
      {asking && (
        <Dialog title={title} onClose={() => ask(false)}>
          <p className="sm dim">{formatMessage(messages.reportText)}</p>
          <div className={styles['form']}>
            {reportReasons.map((reason) => (
              <Button key={reason} busy={busy} onClick={() => void report(reason)}>
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

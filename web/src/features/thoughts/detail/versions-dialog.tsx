import { Button } from '@ecrin/ui/button/button.tsx';
import { Dialog } from '@ecrin/ui/dialog/dialog.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProblemSentence } from '#lib/api/problem-sentence.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatTimestamp } from '#lib/time/date-format.ts';
import { useListThoughtVersionsQuery } from '../thought.api.ts';
import { thoughtMessages as messages } from '../thought.messages.ts';
import { thoughtsMessages } from '../thoughts.messages.ts';
import styles from './thought-dialog.module.css';

/** Every wording the thought ever had, newest first. */
export const VersionsDialog = ({ thoughtId, onClose }: { thoughtId: string; onClose: () => void }) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { data, error, refetch } = useListThoughtVersionsQuery(thoughtId);
  const problem = useProblemSentence(error);
  return (
    <Dialog title={formatMessage(messages.versions)} onClose={onClose}>
      {problem && (
        <p role="alert">
          {problem}{' '}
          <Button look="text" onClick={() => void refetch()}>
            <FormattedMessage {...thoughtsMessages.retry} />
          </Button>
        </p>
      )}
      {!data && !problem && <Skeleton lines={[38, 94, 71]} />}
      <ol className={styles['versions']}>
        {data?.items.map(({ revision, at, change, content, occurredAt }) => (
          <li key={revision}>
            <p className="xs dim">
              <FormattedMessage {...messages.version} values={{ change }} /> ·{' '}
              <time dateTime={at}>{formatTimestamp(language, at)}</time>
            </p>
            <p className="words" data-size="sm">
              {change === 'back-dated' ? formatTimestamp(language, occurredAt) : content}
            </p>
          </li>
        ))}
      </ol>
      <div className={styles['actions']}>
        <Button onClick={onClose}>
          <FormattedMessage {...messages.close} />
        </Button>
      </div>
    </Dialog>
  );
};

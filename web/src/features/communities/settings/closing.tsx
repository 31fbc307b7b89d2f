import { Button } from '@ecrin/ui/button/button.tsx';
import { ConfirmFirst } from '@ecrin/ui/confirm-dialog/confirm-first.tsx';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { useCloseCommunityMutation } from '../api/community-commands.api.ts';
import { closingMessages as messages } from './closing.messages.ts';
import styles from '../communities.module.css';

/** Closes the community for everybody. */
export const Closing = ({ communityId }: Readonly<{ communityId: string }>) => {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const feedback = useResultFeedback();
  const [close, { isLoading }] = useCloseCommunityMutation();
  const send = async () => {
    if (feedback(await close(communityId), formatMessage(messages.closed))) navigate('/app/communities');
  };
  return (
    <section className={styles['part']}>
      <div className={styles['row']}>
        <div>
          <h2 className="h4">{formatMessage(messages.close)}</h2>
          <p className="xs dim">{formatMessage(messages.closeText)}</p>
        </div>
        <ConfirmFirst
          title={formatMessage(messages.closeTitle)}
          text={formatMessage(messages.closeText)}
          cancelLabel={formatMessage(messages.keepOpen)}
          confirmLabel={formatMessage(messages.closeShort)}
          look="danger"
          onConfirm={() => void send()}
        >
          {(ask) => (
            <Button look="danger" busy={isLoading} onClick={ask}>
              {formatMessage(messages.closeShort)}
            </Button>
          )}
        </ConfirmFirst>
      </div>
    </section>
  );
};

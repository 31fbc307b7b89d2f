import { Button } from '@ecrin/ui/button/button.tsx';
import { useIntl } from 'react-intl';
import { ConfirmFirst } from '../sign-in-methods/confirm-first.tsx';
import { securityMessages as messages } from './security.messages.ts';
import styles from '../profile.module.css';

/** Asks first. */
export const EndOtherSessions = ({ busy, onEnd }: { busy: boolean; onEnd: () => Promise<void> }) => {
  const { formatMessage } = useIntl();
  const confirm = formatMessage(messages.endOthers);
  return (
    <ConfirmFirst
      title={formatMessage(messages.endOthersTitle)}
      text={formatMessage(messages.endOthersText)}
      confirm={confirm}
      onConfirm={() => void onEnd()}
    >
      {(ask) => (
        <span className={styles['leave']}>
          <Button busy={busy} onClick={ask}>
            {confirm}
          </Button>
        </span>
      )}
    </ConfirmFirst>
  );
};

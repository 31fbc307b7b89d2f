import { Button } from '@ecrin/ui/button/button.tsx';
import { ConfirmDialog } from '@ecrin/ui/confirm-dialog/confirm-dialog.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { securityMessages as messages } from './security.messages.ts';
import styles from './profile.module.css';

/** Asks first. */
export const EndOthers = ({ busy, onEnd }: { busy: boolean; onEnd: () => Promise<void> }) => {
  const { formatMessage } = useIntl();
  const [asking, ask] = useState(false);
  const end = () => {
    ask(false);
    void onEnd();
  };
  return (
    <>
      <span className={styles['leave']}><Button busy={busy} onClick={() => ask(true)}>{formatMessage(messages.endOthers)}</Button></span>
      <ConfirmDialog
        open={asking} title={formatMessage(messages.endOthersTitle)} stayLabel={formatMessage(messages.stay)} confirmLabel={formatMessage(messages.endOthers)}
        onStay={() => ask(false)} onConfirm={end}
      >
        {formatMessage(messages.endOthersText)}
      </ConfirmDialog>
    </>
  );
};

import { Button } from '@ecrin/ui/button/button.tsx';
import { ConfirmDialog } from '@ecrin/ui/confirm-dialog/confirm-dialog.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { signOutIcon } from '@ecrin/ui/icon/icons.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { profileMessages as messages } from '#features/profile/profile.messages.ts';
import { useSignOutClientMutation } from '#lib/session/client.api.ts';
import { clearLostSession } from '#lib/session/session-lost.ts';
import { endSession } from '#lib/session/session.ts';
import styles from './profile.module.css';

/** Asks first. The session ends on this device even when the server cannot be reached. */
export const SignOut = () => {
  const { formatMessage } = useIntl();
  const [asking, ask] = useState(false);
  const [signOut] = useSignOutClientMutation();
  const [, navigate] = useLocation();
  const leave = async () => {
    ask(false);
    await signOut();
    endSession();
    clearLostSession();
    navigate('/');
  };
  return (
    <section className={styles['leave']}>
      <Button onClick={() => ask(true)}>
        <Icon of={signOutIcon} />
        {formatMessage(messages.signOut)}
      </Button>
      <ConfirmDialog
        open={asking}
        title={formatMessage(messages.signOutTitle)}
        cancelLabel={formatMessage(messages.stay)}
        confirmLabel={formatMessage(messages.signOut)}
        onCancel={() => ask(false)}
        onConfirm={() => void leave()}
      >
        {formatMessage(messages.signOutText)}
      </ConfirmDialog>
    </section>
  );
};

import { useNotificationState } from '@ecrin/browser/push/push-permission.ts';
import { pushSupportOf, thisBrowser } from '@ecrin/browser/push/push-support.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { deviceStorage } from '@ecrin/ui/storage/device-storage.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useGetNotificationSetUpQuery } from '../api/notification-settings.api.ts';
import { pushMessages as messages } from './push.messages.ts';
import { useEnablePush } from './use-enable-push.ts';
import styles from './push-invitation.module.css';

/** Set once the invitation was declined: it is not shown again in this browser. */
const declinedKey = 'pushDeclined';

const useIsOpen = (publicKey: string | null, general: boolean) => {
  const { permission } = useNotificationState();
  return publicKey !== null && general && permission === 'default' && pushSupportOf(thisBrowser()) === 'here';
};

/** Offers pushes with the reason for them, until declined. Shows nothing where a tap could not turn them on. */
export const PushInvitation = () => {
  const { formatMessage } = useIntl();
  const { data } = useGetNotificationSetUpQuery();
  const [declined, decline] = useState(() => deviceStorage.getItem(declinedKey) !== null);
  const publicKey = data?.publicKey ?? null;
  const open = useIsOpen(publicKey, data?.settings.general ?? false);
  const { turnOn, busy } = useEnablePush(publicKey);
  if (!open || declined) return null;
  const no = () => {
    deviceStorage.setItem(declinedKey, 'yes');
    decline(true);
  };
  return (
    <section className={styles['invitation']} aria-labelledby="push-invitation">
      <div>
        <h2 id="push-invitation" className="h4">
          {formatMessage(messages.inviteTitle)}
        </h2>
        <p className="sm dim">{formatMessage(messages.why)}</p>
      </div>
      <div className={styles['ways']}>
        <Button look="primary" busy={busy} onClick={turnOn}>
          {formatMessage(messages.turnOn)}
        </Button>
        <Button look="text" onClick={no}>
          {formatMessage(messages.decline)}
        </Button>
      </div>
    </section>
  );
};

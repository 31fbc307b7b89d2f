import { showToast } from '@ecrin/browser/page/toasts.ts';
import { askPushPermission, useNotificationState } from '@ecrin/browser/push/push-permission.ts';
import { pushSupportOf, thisBrowser } from '@ecrin/browser/push/push-support.ts';
import { shortDate } from '@ecrin/browser/time/short-date.ts';
import type { PushDevice } from '@ecrin/contracts/notification/notification.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { bellIcon } from '@ecrin/ui/icon/icons.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { useAddPushDeviceMutation, useListPushDevicesQuery, useRemovePushDeviceMutation } from './devices.api.ts';
import { deviceMessages as messages } from './devices.messages.ts';
import { subscribeHere, unsubscribeHere } from './push-device.ts';
import styles from '../notifications.module.css';

/** From a tap: the browser's own question comes only then, and is asked once. */
const useTurnOn = (publicKey: string) => {
  const { formatMessage } = useIntl();
  const show = useResultFeedback();
  const [add] = useAddPushDeviceMutation();
  const [busy, setBusy] = useState(false);
  const turnOn = async () => {
    if ((await askPushPermission()) !== 'granted') return;
    setBusy(true);
    try {
      show(await add(await subscribeHere(publicKey)), formatMessage(messages.turnedOn));
    } catch {
      showToast({ tone: 'error', message: formatMessage(messages.failed) });
    }
    setBusy(false);
  };
  return { turnOn: () => void turnOn(), busy };
};

const TurnOn = ({ publicKey }: Readonly<{ publicKey: string }>) => {
  const { formatMessage } = useIntl();
  const { permission } = useNotificationState();
  const { turnOn, busy } = useTurnOn(publicKey);
  if (pushSupportOf(thisBrowser()) !== 'here') return <p className="sm dim">{formatMessage(messages.unsupported)}</p>;
  if (permission === 'denied') return <p className="sm dim">{formatMessage(messages.denied)}</p>;
  return (
    <div>
      <Button busy={busy} onClick={turnOn}>
        <Icon of={bellIcon} size="sm" />
        {formatMessage(messages.turnOn)}
      </Button>
    </div>
  );
};

const Device = ({ device: { deviceId, name, addedAt, current } }: Readonly<{ device: PushDevice }>) => {
  const { formatMessage } = useIntl();
  const show = useResultFeedback();
  const [remove, { isLoading }] = useRemovePushDeviceMutation();
  const shown = name ?? formatMessage(messages.unnamed);
  const end = async () => {
    if (!show(await remove(deviceId), formatMessage(messages.removed)) || !current) return;
    // The server sends nothing more either way.
    await unsubscribeHere().catch(() => undefined);
  };
  return (
    <li className={styles['device']}>
      <span>
        {shown}
        {current && <span className="dim"> · {formatMessage(messages.current)}</span>}
        <small>{formatMessage(messages.added, { day: shortDate(addedAt) })}</small>
      </span>
      <Button
        look="text"
        busy={isLoading}
        aria-label={formatMessage(messages.removeOf, { device: shown })}
        onClick={() => void end()}
      >
        {formatMessage(messages.remove)}
      </Button>
    </li>
  );
};

/** The devices that receive one's own notifications, and this one. `publicKey` null: this server sends no pushes. */
export const Devices = ({ publicKey }: Readonly<{ publicKey: string | null }>) => {
  const { formatMessage } = useIntl();
  const { data: devices = [] } = useListPushDevicesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <section className={styles['devices']}>
      <h3 className="sm">{formatMessage(messages.devices)}</h3>
      <p className="xs dim">{formatMessage(publicKey === null ? messages.noKey : messages.devicesText)}</p>
      {devices.length > 0 && (
        <ul>
          {devices.map((device) => (
            <Device key={device.deviceId} device={device} />
          ))}
        </ul>
      )}
      {publicKey !== null && !devices.some(({ current }) => current) && <TurnOn publicKey={publicKey} />}
    </section>
  );
};

import { showToast } from '@ecrin/browser/page/toasts.ts';
import { useNotificationState } from '@ecrin/browser/push/push-permission.ts';
import { pushSupportOf, permissionSettingsOf, thisBrowser } from '@ecrin/browser/push/push-support.ts';
import type { PushDevice, NotificationSetUp } from '@ecrin/contracts/notification/notification.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { bellIcon, checkIcon } from '@ecrin/ui/icon/icons.ts';
import { useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { WhyEmptyLine } from '#lib/empty/why-empty.tsx';
import { useFocusFallback } from '#lib/page/use-focus-fallback.ts';
import { logPush, disablePush } from '#lib/push/push-device.ts';
import { pushMessages } from '#lib/push/push.messages.ts';
import { useEnablePush } from '#lib/push/use-enable-push.ts';
import { deviceState, type DeviceState } from '../delivery-state.ts';
import { useRelativeTimes } from '../list/relative-times.ts';
import { deviceMessages as messages } from './devices.messages.ts';
import { useRemovePushDeviceMutation } from './push-devices.api.ts';
import styles from '../settings/settings.module.css';

/** Removes the device; the current device also drops its subscription. */
const useRemoveDevice = () => {
  const { formatMessage } = useIntl();
  const [remove, { isLoading, originalArgs }] = useRemovePushDeviceMutation();
  const withFeedback = useCommandFeedback();
  const removeDevice = async ({ deviceId, current }: PushDevice) => {
    if (!(await withFeedback(remove(deviceId).unwrap()))) return;
    if (current) await disablePush().catch(logPush);
    showToast({ tone: 'done', message: formatMessage(messages.removed) });
  };
  return { remove: (device: PushDevice) => void removeDevice(device), removing: isLoading ? originalArgs : undefined };
};

/** How to add the app to the home screen, on iPhone and iPad. */
const HomeScreenSteps = () => {
  const { formatMessage } = useIntl();
  return (
    <>
      <p className="sm dim">{formatMessage(messages.homeScreen)}</p>
      <ol className={styles['steps']}>
        {[messages.homeScreenShare, messages.homeScreenAdd, messages.homeScreenOpen].map((step) => (
          <li key={step.id}>{formatMessage(step)}</li>
        ))}
      </ol>
    </>
  );
};

const Denied = () => {
  const { formatMessage } = useIntl();
  return (
    <Banner tone="warn">
      {formatMessage(messages.denied)}{' '}
      {formatMessage(messages.undoDenied, { settings: permissionSettingsOf(thisBrowser()) })}
    </Banner>
  );
};

const On = ({ device }: { device: PushDevice | undefined }) => {
  const { formatMessage } = useIntl();
  const { remove, removing } = useRemoveDevice();
  return (
    <div className={styles['row']}>
      <p className={styles['state']}>
        <Icon of={checkIcon} size="sm" />
        {formatMessage(messages.on)}
      </p>
      {device && (
        <Button busy={removing !== undefined} onClick={() => remove(device)}>
          {formatMessage(messages.turnOff)}
        </Button>
      )}
    </div>
  );
};

/** Explains first: the browser's own question comes only after a tap, and is asked once. */
const Off = ({ publicKey }: Pick<NotificationSetUp, 'publicKey'>) => {
  const { formatMessage } = useIntl();
  const { turnOn, busy } = useEnablePush(publicKey);
  return (
    <>
      <p className="sm dim">{formatMessage(pushMessages.why)}</p>
      <div>
        <Button look="primary" busy={busy} onClick={turnOn}>
          <Icon of={bellIcon} size="sm" />
          {formatMessage(pushMessages.turnOn)}
        </Button>
      </div>
    </>
  );
};

const sentences = { 'no-key': messages.noKey, none: messages.none, 'general-off': messages.generalFirst } as const;
type Shown = Readonly<{ state: DeviceState; publicKey: string | null; device: PushDevice | undefined }>;

const State = ({ state, publicKey, device }: Shown) => {
  const { formatMessage } = useIntl();
  if (state === 'on') return <On device={device} />;
  if (state === 'off') return <Off publicKey={publicKey} />;
  if (state === 'denied') return <Denied />;
  if (state === 'home-screen') return <HomeScreenSteps />;
  return <p className="sm dim">{formatMessage(sentences[state])}</p>;
};

type ThisDeviceProps = Readonly<{ setUp: NotificationSetUp; devices: readonly PushDevice[] }>;

/** Pushes on this device: what blocks them, and how to turn them on or off. */
export const ThisDevice = ({ setUp: { publicKey, settings }, devices }: ThisDeviceProps) => {
  const { formatMessage } = useIntl();
  const { permission } = useNotificationState();
  const device = devices.find(({ current }) => current);
  const { general } = settings;
  const known = { publicKey, support: pushSupportOf(thisBrowser()), permission, general };
  const state = deviceState({ ...known, registered: device !== undefined });
  return (
    <section className={styles['part']} data-card={state === 'off' || undefined}>
      <h2 className="h4">{formatMessage(messages.here)}</h2>
      <State {...{ state, publicKey, device }} />
    </section>
  );
};

/** When a push last reached it. */
const useLast = () => {
  const { formatMessage } = useIntl();
  const { momentOf } = useRelativeTimes();
  return ({ lastDeliveredAt, lastSentAt, addedAt }: PushDevice): string => {
    const isHere = lastDeliveredAt !== null && (lastSentAt === null || lastDeliveredAt >= lastSentAt);
    if (isHere) return formatMessage(messages.delivered, { moment: momentOf(lastDeliveredAt) });
    return lastSentAt === null
      ? formatMessage(messages.added, { moment: momentOf(addedAt) })
      : formatMessage(messages.sent, { moment: momentOf(lastSentAt) });
  };
};

const Device = ({ device }: { device: PushDevice }) => {
  const { formatMessage } = useIntl();
  const { remove, removing } = useRemoveDevice();
  const last = useLast();
  const name = device.name ?? formatMessage(messages.device);
  return (
    <li className={styles['row']}>
      <div>
        <p>
          {name}
          {device.current && <span className="dim"> · {formatMessage(messages.current)}</span>}
        </p>
        <p className="sm dim">{last(device)}</p>
      </div>
      <Button
        aria-label={formatMessage(messages.removeOf, { device: name })}
        busy={removing === device.deviceId}
        onClick={() => remove(device)}
      >
        {formatMessage(messages.remove)}
      </Button>
    </li>
  );
};

export const DeviceList = ({ devices }: { devices: readonly PushDevice[] }) => {
  const { formatMessage } = useIntl();
  useFocusFallback(devices.length);
  return (
    <section className={styles['part']}>
      <h2 className="h4">{formatMessage(messages.devices)}</h2>
      {devices.length === 0 ? (
        <WhyEmptyLine>{formatMessage(messages.devicesNone)}</WhyEmptyLine>
      ) : (
        <ul className={styles['devices']}>
          {devices.map((device) => (
            <Device key={device.deviceId} device={device} />
          ))}
        </ul>
      )}
    </section>
  );
};

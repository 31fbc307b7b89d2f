import type { NotificationSetUp, PushDevice } from '@ecrin/contracts/notification/notification.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { bellIcon, checkIcon } from '@ecrin/ui/icon/icons.ts';
import { useIntl } from 'react-intl';
import { useNotificationState } from '#lib/push/push-permission.ts';
import { pushSupportOf, permissionSettingsOf, thisBrowser } from '#lib/push/push-support.ts';
import { pushMessages } from '#lib/push/push.messages.ts';
import { useEnablePush } from '#lib/push/use-enable-push.ts';
import { deviceState, type DeviceState } from './device-state.ts';
import { deviceMessages as messages } from './devices.messages.ts';
import { useRemoveDevice } from './use-remove-device.ts';
import styles from '../settings/settings.module.css';

/** On iPhone and iPad, the way there. */
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

/** The reason first, then the question: only a tap asks the browser. */
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

/** Pushes on the device at hand: what stands in their way, and how to have them or be rid of them. */
export const ThisDevice = ({
  setUp: { publicKey, settings },
  devices,
}: Readonly<{ setUp: NotificationSetUp; devices: readonly PushDevice[] }>) => {
  const { formatMessage } = useIntl();
  const { permission } = useNotificationState();
  const device = devices.find(({ current }) => current);
  const state = deviceState({
    publicKey,
    way: pushSupportOf(thisBrowser()),
    permission,
    general: settings.general,
    current: device !== undefined,
  });
  return (
    <section className={styles['part']} data-card={state === 'off' || undefined}>
      <h2 className="h4">{formatMessage(messages.here)}</h2>
      <State {...{ state, publicKey, device }} />
    </section>
  );
};

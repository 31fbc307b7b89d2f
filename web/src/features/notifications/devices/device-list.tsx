import type { PushDevice } from '@ecrin/contracts/notification/notification.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { useIntl } from 'react-intl';
import { useFocusFallback } from '#lib/page/use-focus-fallback.ts';
import { useRelativeTimes } from '../list/use-relative-times.ts';
import { deviceMessages as messages } from './devices.messages.ts';
import { useRemoveDevice } from './use-remove-device.ts';
import styles from '../settings/settings.module.css';

/** When it last had something. */
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

/** Where pushes go. */
export const DeviceList = ({ devices }: { devices: readonly PushDevice[] }) => {
  const { formatMessage } = useIntl();
  useFocusFallback(devices.length);
  return (
    <section className={styles['part']}>
      <h2 className="h4">{formatMessage(messages.devices)}</h2>
      {devices.length === 0 ? (
        <p className="sm dim">{formatMessage(messages.devicesNone)}</p>
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

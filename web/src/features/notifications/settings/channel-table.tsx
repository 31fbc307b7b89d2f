import type { NotificationSetUp } from '@ecrin/contracts/notification/notification.ts';
import {
  type NotificationChannel,
  notificationKinds,
  type NotificationKind,
} from '@ecrin/domain/notification/notification.vocabulary.ts';
import { CheckBox } from '@ecrin/ui/check-box/check-box.tsx';
import { VisuallyHidden } from '@ecrin/ui/visually-hidden/visually-hidden.tsx';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { type ChannelLock, lockedChannels, openChannels } from '../delivery-state.ts';
import { settingsMessages as messages } from './settings.messages.ts';
import type { ChangeSettings } from './use-settings.ts';
import styles from './settings.module.css';

type TableProps = Readonly<{ setUp: NotificationSetUp; change: ChangeSettings }>;
type RowProps = TableProps & Readonly<{ kind: NotificationKind; channels: readonly NotificationChannel[] }>;

const reasons = {
  'no-push': messages.noPush,
  'no-mail': messages.noMail,
  'no-address': messages.noAddress,
  off: messages.off,
} as const;

/** What concerns the account is always listed in Écrin. */
const staysOn = (kind: NotificationKind, channel: NotificationChannel) => kind === 'account' && channel === 'in-app';

const Row = ({ kind, setUp, change, channels }: RowProps) => {
  const { formatMessage } = useIntl();
  const name = formatMessage(messages.kindName, { kind });
  const tick = (channel: NotificationChannel) => (on: boolean) =>
    void change((settings) => ({
      ...settings,
      kinds: { ...settings.kinds, [kind]: { ...settings.kinds[kind], [channel]: on } },
    }));
  return (
    <tr>
      <th scope="row">
        {name}
        <span className="xs dim">{formatMessage(messages.kindText, { kind })}</span>
      </th>
      {channels.map((channel) => (
        <td key={channel}>
          {staysOn(kind, channel) ? (
            <span className="xs dim">{formatMessage(messages.always)}</span>
          ) : (
            <CheckBox
              label={formatMessage(messages.cell, {
                kind: name,
                channel: formatMessage(messages.channel, { channel }),
              })}
              checked={setUp.settings.kinds[kind][channel]}
              onChange={tick(channel)}
            />
          )}
        </td>
      ))}
    </tr>
  );
};

const LockNotes = ({ locks }: Readonly<{ locks: readonly ChannelLock[] }>) => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['notes']}>
      <p className="xs dim">{formatMessage(messages.accountStays)}</p>
      {locks.map((lock) => (
        <p key={lock} className="xs dim">
          {formatMessage(reasons[lock])}
          {lock === 'no-address' && (
            <>
              {' '}
              <Link href="/app/profile/sign-in" className="link">
                {formatMessage(messages.toAddress)}
              </Link>
            </>
          )}
        </p>
      ))}
    </div>
  );
};

/** Which kind of notification goes to which channel. Only boxes that can be changed are shown; below, why other channels are not. */
export const ChannelTable = ({ setUp, change }: TableProps) => {
  const { formatMessage } = useIntl();
  const title = useId();
  const locks = lockedChannels(setUp);
  const channels = openChannels(locks);
  return (
    <section className={styles['part']}>
      <h2 id={title} className="h4">
        {formatMessage(messages.what)}
      </h2>
      <table className={styles['table']} aria-labelledby={title}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{formatMessage(messages.kind)}</VisuallyHidden>
            </th>
            {channels.map((channel) => (
              <th key={channel} scope="col">
                {formatMessage(messages.channel, { channel })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {notificationKinds.map((kind) => (
            <Row key={kind} {...{ kind, setUp, change, channels }} />
          ))}
        </tbody>
      </table>
      <LockNotes locks={[...new Set([locks.push, locks.mail])].filter((lock) => lock !== null)} />
    </section>
  );
};

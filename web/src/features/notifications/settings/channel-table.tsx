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
import { lockedChannels, offeredChannels, type ChannelLock } from '../delivery-state.ts';
import { settingsMessages as messages } from './settings.messages.ts';
import type { ChangeSettings } from './use-settings.ts';
import styles from './settings.module.css';

type Place = Readonly<{ kind: NotificationKind; channel: NotificationChannel }>;
type TableProps = Readonly<{ setUp: NotificationSetUp; change: ChangeSettings }>;
type Closings = ReturnType<typeof lockedChannels>;

/** Why a box cannot be changed; null when it can. */
const closedAt = ({ kind, channel }: Place, closings: Closings): ChannelLock | null =>
  kind === 'account' && channel === 'in-app' ? 'account-stays' : closings[channel];

const reasons = {
  'account-stays': messages.accountStays,
  'no-push': messages.noPush,
  'no-mail': messages.noMail,
  'no-address': messages.noAddress,
  off: messages.off,
} as const;

const Row = ({
  kind,
  setUp,
  change,
  closings,
  notes,
}: TableProps & Readonly<{ kind: NotificationKind; closings: Closings; notes: string }>) => {
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
      {offeredChannels(closings).map((channel) => {
        const closed = closedAt({ kind, channel }, closings);
        return (
          <td key={channel}>
            <CheckBox
              label={formatMessage(messages.cell, {
                kind: name,
                channel: formatMessage(messages.channel, { channel }),
              })}
              checked={setUp.settings.kinds[kind][channel]}
              onChange={tick(channel)}
              disabled={closed !== null}
              describedBy={closed ? `${notes}-${closed}` : undefined}
            />
          </td>
        );
      })}
    </tr>
  );
};

const LockNotes = ({ ids, locks }: Readonly<{ ids: string; locks: readonly ChannelLock[] }>) => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['notes']}>
      {locks.map((lock) => (
        <p key={lock} id={`${ids}-${lock}`} className="xs dim">
          {formatMessage(reasons[lock])}
          {lock === 'no-address' && (
            <>
              {' '}
              <Link href="/app/profile" className="link">
                {formatMessage(messages.toAddress)}
              </Link>
            </>
          )}
        </p>
      ))}
    </div>
  );
};

/** Which kind of notification goes to which channel; a locked box says why, and what this server cannot do is said instead of shown. */
export const ChannelTable = ({ setUp, change }: TableProps) => {
  const { formatMessage } = useIntl();
  const notes = useId();
  const title = useId();
  const closings = lockedChannels(setUp);
  const locks: readonly ChannelLock[] = [
    'account-stays',
    ...new Set([closings.push, closings.mail].filter((closed) => closed !== null)),
  ];
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
            {offeredChannels(closings).map((channel) => (
              <th key={channel} scope="col">
                {formatMessage(messages.channel, { channel })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {notificationKinds.map((kind) => (
            <Row key={kind} {...{ kind, setUp, change, closings, notes }} />
          ))}
        </tbody>
      </table>
      <LockNotes ids={notes} locks={locks} />
    </section>
  );
};

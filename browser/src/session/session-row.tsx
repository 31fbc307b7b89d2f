import type { ClientSession } from '@ecrin/contracts/client/security.ts';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { SessionRow as DeviceRow, SessionList } from '@ecrin/ui/session-list/session-list.tsx';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { shortDateTime } from '#time/short-date.ts';
import { useDeviceName, type DeviceMessages } from './device-name.ts';

type SessionRowProps = Readonly<{
  session: ClientSession;
  /** `lastUsed` takes since when it is signed in (`since`) and a `moment`, `endOf` the `device`. */
  messages: DeviceMessages & Readonly<Record<'thisDevice' | 'lastUsed' | 'end' | 'endOf', MessageDescriptor>>;
  busy: boolean;
  onEnd: () => void;
}>;

/** One session of the account; the current one is ended by signing out. */
export const SessionRow = ({ session, messages, busy, onEnd }: SessionRowProps) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const device = useDeviceName(messages)(session);
  if (session.isCurrent) return <DeviceRow device={device} detail={formatMessage(messages.thisDevice)} />;
  return (
    <DeviceRow
      device={device}
      detail={formatMessage(messages.lastUsed, {
        since: shortDateTime(session.createdAt, language),
        moment: shortDateTime(session.lastUsedAt, language),
      })}
      end={{ label: formatMessage(messages.end), name: formatMessage(messages.endOf, { device }), busy, run: onEnd }}
    />
  );
};

type SessionRowsProps = Pick<SessionRowProps, 'messages'> &
  Readonly<{
    sessions: readonly ClientSession[];
    /** The session that is being ended. */
    endingId: string | undefined;
    onEnd: (sessionId: string) => Promise<unknown>;
  }>;

/** All sessions of the account. */
export const SessionRows = ({ sessions, messages, endingId, onEnd }: SessionRowsProps) => (
  <SessionList>
    {sessions.map((session) => (
      <SessionRow
        key={session.sessionId}
        session={session}
        messages={messages}
        busy={session.sessionId === endingId}
        onEnd={() => void onEnd(session.sessionId)}
      />
    ))}
  </SessionList>
);

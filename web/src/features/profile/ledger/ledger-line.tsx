import { useDeviceName } from '@ecrin/browser/session/device-name.ts';
import { deviceZone } from '@ecrin/browser/time/device-zone.ts';
import type { SendingEntry } from '@ecrin/contracts/sending/sending.ts';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { consentMessages, consentScreenMessages } from '#lib/consent/consent.messages.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { useListSessionsQuery } from '#lib/session/own-sessions.api.ts';
import { formatTime } from '#lib/time/date-format.ts';
import { useByteSize } from '../own-data/use-byte-size.ts';
import { securityMessages } from '../security/security.messages.ts';
import { ledgerMessages as messages } from './ledger.messages.ts';
import styles from '../register.module.css';

const ConsentWords = lazy(async () => ({ default: (await import('./consent-words.tsx')).ConsentWords }));

type LineProps = Readonly<{ entry: SendingEntry }>;

/** What was sent, and how much of it. */
const useWhat = () => {
  const { formatMessage } = useIntl();
  const byteSize = useByteSize();
  return ({ kind, purpose, thing, size }: SendingEntry): string => {
    if (kind !== 'sent') return formatMessage(messages.consent, { kind, purpose });
    if (size === null) return formatMessage(messages.unmeasured, { thing: thing ?? 'text' });
    if (thing === 'message') return formatMessage(messages.message, { purpose, size });
    if (thing === 'archive') return formatMessage(messages.archive, { size: byteSize(size) });
    if (thing === 'text') return formatMessage(messages.text, { size });
    const seconds = Math.max(1, Math.round(size / 1000));
    return formatMessage(messages.sound, { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
  };
};

/** Its name is known until it is signed out. */
const Device = ({ sessionId }: Readonly<{ sessionId: string }>) => {
  const { formatMessage } = useIntl();
  const { data: sessions } = useListSessionsQuery();
  const deviceName = useDeviceName(securityMessages);
  if (!sessions) return null;
  const session = sessions.find((one) => one.sessionId === sessionId);
  if (!session) return formatMessage(messages.device, { place: 'gone', device: '' });
  return formatMessage(messages.device, { place: session.isCurrent ? 'here' : 'there', device: deviceName(session) });
};

/** The words that were shown, once they are asked for. */
const Shown = ({ entry }: LineProps) => {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  return (
    <details className="sm dim" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="link">{formatMessage(messages.words)}</summary>
      <Suspense fallback={null}>{open && <ConsentWords {...entry} />}</Suspense>
    </details>
  );
};

/** For what and to which model, by which words, and on which device. */
const Consented = ({ entry }: LineProps) => {
  const { purpose, model, wording, sessionId } = entry;
  const { formatMessage } = useIntl();
  // What needs no switch has none.
  const name = formatMessage(consentMessages.purpose, { purpose });
  return (
    <>
      <p className="sm dim">
        {name !== '' && `${name}. `}
        {model !== null && formatMessage(consentScreenMessages.model, { model })}{' '}
        {wording !== null && formatMessage(messages.wording, { wording })}{' '}
        {sessionId !== null && <Device sessionId={sessionId} />}
      </p>
      {wording !== null && <Shown entry={entry} />}
    </>
  );
};

/** What for – of a message, why –, by which model, and the thought, where it still exists. */
const Why = ({ entry }: LineProps) => {
  const { kind, purpose, model, about, reason } = entry;
  const { formatMessage } = useIntl();
  if (reason !== null)
    return <p className="sm dim">{formatMessage(messages.reason, { reason: reason.replaceAll('-', '_') })}</p>;
  if (kind !== 'sent') return <Consented entry={entry} />;
  return (
    <p className="sm dim">
      {formatMessage(messages.purpose, { purpose })}{' '}
      {model !== null && formatMessage(consentScreenMessages.model, { model })}{' '}
      {about?.kind === 'thought' && about.isThere && (
        <Link href={`/app/thoughts/${about.id}`} className="link">
          {formatMessage(messages.thought)}
        </Link>
      )}
    </p>
  );
};

/** One line of the ledger: when, what, why, and to whom. */
export const LedgerLine = ({ entry }: LineProps) => {
  const { language } = useLanguage();
  const what = useWhat();
  return (
    <li className={styles['entry']}>
      <time className={`${styles['hour']} sm dim`} dateTime={entry.at}>
        {formatTime(language, { occurredAt: entry.at, timeZone: deviceZone() })}
      </time>
      <div className={styles['said']}>
        <h4 className="label">{what(entry)}</h4>
        <Why entry={entry} />
      </div>
      {entry.host !== '' && (
        <span className={`${styles['host']} xs dim`} data-kind={entry.kind}>
          {entry.host}
        </span>
      )}
    </li>
  );
};

import { shortDateTime } from '@ecrin/browser/time/short-date.ts';
import type { KnownClient } from '@ecrin/contracts/admin/known-people.ts';
import type { RequestDetail } from '@ecrin/contracts/request/request.ts';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { clientName } from '#lib/inbox/client-name.ts';
import { Words } from '#lib/inbox/detail.tsx';
import { inboxMessages } from '#lib/inbox/inbox.messages.ts';
import { requestsMessages as messages } from './requests.messages.ts';
import styles from './request.module.css';

type Entry = RequestDetail['entries'][number];

export const answerNames: Readonly<Record<NonNullable<Entry['answer']>, MessageDescriptor>> = {
  accepted: messages.accepted,
  refused: messages.refused,
  answered: messages.replied,
};

const nameOf = ({ kind, answer }: Entry): MessageDescriptor | null => {
  if (kind === 'withdrawal') return messages.withdrawn;
  if (kind === 'reversal') return messages.reversed;
  return kind === 'answer' && answer ? answerNames[answer] : null;
};

const EntryWords = ({ entry }: { entry: Entry }) => {
  const { formatMessage } = useIntl();
  if (entry.words !== null) return <Words>{entry.words}</Words>;
  return nameOf(entry) === null ? <p className="sm dim">{formatMessage(messages.noWords)}</p> : null;
};

const useWriter = (client: KnownClient) => {
  const { formatMessage } = useIntl();
  return ({ from, by }: Entry): string =>
    from === 'client' ? clientName(client) : (by?.fullname ?? formatMessage(inboxMessages.unnamed));
};

const EntryView = ({ entry, client }: Readonly<{ entry: Entry; client: KnownClient }>) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const [name, who] = [nameOf(entry), useWriter(client)(entry)];
  const facts = [name && who, shortDateTime(entry.at, language)].filter(Boolean);
  return (
    <li className={styles['entry']} data-from={entry.from}>
      <p className="xs dim">
        <b>{name ? formatMessage(name) : who}</b> · {facts.join(' · ')}
      </p>
      <EntryWords entry={entry} />
    </li>
  );
};

/** What was written and decided, in order. */
export const RequestThread = ({ entries, client }: Readonly<{ entries: readonly Entry[]; client: KnownClient }>) => {
  const { formatMessage } = useIntl();
  return (
    <ol className={styles['thread']} aria-label={formatMessage(messages.thread)}>
      {entries.map((entry) => (
        <EntryView key={entry.entryId} entry={entry} client={client} />
      ))}
    </ol>
  );
};

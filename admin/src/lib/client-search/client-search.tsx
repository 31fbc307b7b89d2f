import { IconButton } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { plusIcon } from '@ecrin/ui/icon/icons.ts';
import { useDeferredValue, useState } from 'react';
import { useIntl } from 'react-intl';
import { SearchField } from '#lib/list/search-field.tsx';
import { useSearchClientsQuery, type FoundClient } from './client-search.api.ts';
import { clientSearchMessages as messages } from './client-search.messages.ts';
import styles from './client-search.module.css';

const leastLetters = 2;
const nameOf = ({ firstname, lastname, email, referralCode }: FoundClient): string =>
  [[firstname, lastname].filter(Boolean).join(' ') || email, referralCode].filter(Boolean).join(', ');

const Found = ({ sought, onChoose }: Readonly<{ sought: string; onChoose: (client: FoundClient) => void }>) => {
  const { formatMessage } = useIntl();
  const { data: clients } = useSearchClientsQuery(sought);
  if (!clients) return null;
  if (clients.length === 0) return <p className="sm dim">{formatMessage(messages.nobody)}</p>;
  return (
    <ul className={styles['rows']}>
      {clients.map((client) => (
        <li key={client.clientId}>
          <div>
            {nameOf(client)}
            <p className="xs dim">{client.email}</p>
          </div>
          <IconButton label={formatMessage(messages.choose, { name: nameOf(client) })} onClick={() => onChoose(client)}>
            <Icon of={plusIcon} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
};

/** Finds a client by name, address or code. */
export const ClientSearch = ({
  label,
  onChoose,
}: Readonly<{
  label: string;
  onChoose: (clientId: string, name: string, language: FoundClient['language']) => void;
}>) => {
  const { formatMessage } = useIntl();
  const [sought, seek] = useState('');
  const asked = useDeferredValue(sought.trim());
  return (
    <div className={styles['found']}>
      <SearchField label={label} hint={formatMessage(messages.hint)} sought={sought} onSeek={seek} />
      {asked.length >= leastLetters && (
        <Found
          sought={asked}
          onChoose={(client) => {
            seek('');
            onChoose(client.clientId, nameOf(client), client.language);
          }}
        />
      )}
    </div>
  );
};

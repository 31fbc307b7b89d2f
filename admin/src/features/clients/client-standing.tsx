import type { ClientRow } from '@ecrin/contracts/client-admin/client-list.ts';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { clientsMessages as messages } from './clients.messages.ts';
import styles from './clients.module.css';

const words: Readonly<Record<ClientRow['standing'], MessageDescriptor>> = {
  active: messages.active,
  quiet: messages.quiet,
  deactivated: messages.deactivated,
};

/** A dot and the word. */
export const ClientStanding = ({ standing }: Pick<ClientRow, 'standing'>) => {
  const { formatMessage } = useIntl();
  return (
    <span className={styles['standing']} data-standing={standing}>
      {formatMessage(words[standing])}
    </span>
  );
};

/** Both names, or the address, or the code: something to call a client by. */
export const nameOf = ({ firstname, lastname, email, phone, referralCode }: ClientRow): string =>
  [firstname, lastname].filter(Boolean).join(' ') || email || phone || referralCode;

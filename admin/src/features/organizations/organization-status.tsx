import type { OrganizationCard } from '@ecrin/contracts/organization/organization.ts';
import { useIntl } from 'react-intl';
import { organizationsMessages as messages } from './organizations.messages.ts';
import styles from './organizations.module.css';

/** Open or closed: a filled or an empty dot, and the word. */
export const OrganizationStatus = ({ status }: Pick<OrganizationCard, 'status'>) => {
  const { formatMessage } = useIntl();
  return (
    <span className={styles['standing']} data-open={status === 'open' || undefined}>
      {formatMessage(messages[status])}
    </span>
  );
};

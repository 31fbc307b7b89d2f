import type { OrganizationCard } from '@ecrin/contracts/organization/organization.ts';
import { StatusDot } from '@ecrin/ui/status-dot/status-dot.tsx';
import { useIntl } from 'react-intl';
import { organizationsMessages as messages } from './organizations.messages.ts';

export const OrganizationStatus = ({ status }: Pick<OrganizationCard, 'status'>) => {
  const { formatMessage } = useIntl();
  return <StatusDot tone={status === 'open' ? 'good' : 'none'}>{formatMessage(messages[status])}</StatusDot>;
};

import { StatusDot } from '@ecrin/ui/status-dot/status-dot.tsx';
import { useIntl } from 'react-intl';
import { adminsMessages as messages } from './admins.messages.ts';

export const ActiveStatus = ({ active }: { active: boolean }) => {
  const { formatMessage } = useIntl();
  return (
    <StatusDot tone={active ? 'good' : 'none'}>{formatMessage(active ? messages.active : messages.inactive)}</StatusDot>
  );
};

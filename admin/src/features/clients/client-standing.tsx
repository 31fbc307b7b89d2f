import type { ClientRow } from '@ecrin/contracts/client-admin/client-list.ts';
import { StatusDot, type StatusTone } from '@ecrin/ui/status-dot/status-dot.tsx';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { clientsMessages as messages } from './clients.messages.ts';

const shown: Readonly<Record<ClientRow['standing'], readonly [StatusTone, MessageDescriptor]>> = {
  active: ['good', messages.active],
  quiet: ['none', messages.quiet],
  deactivated: ['bad', messages.deactivated],
};

export const ClientStanding = ({ standing }: Pick<ClientRow, 'standing'>) => {
  const { formatMessage } = useIntl();
  const [tone, words] = shown[standing];
  return <StatusDot tone={tone}>{formatMessage(words)}</StatusDot>;
};

/** Before they registered there was nobody to be active. `asOf`: what is recorded before it (ISO 8601); null: now. */
export const StandingAsOf = ({ client, asOf }: Readonly<{ client: ClientRow; asOf: string | null }>) => {
  const { formatMessage } = useIntl();
  if (asOf !== null && asOf <= client.registeredAt)
    return <StatusDot tone="none">{formatMessage(messages.notYet)}</StatusDot>;
  return <ClientStanding standing={client.standing} />;
};

/** Both names, or the address, or the code: something to call a client by. */
export const nameOf = ({ firstname, lastname, email, phone, referralCode }: ClientRow): string =>
  [firstname, lastname].filter(Boolean).join(' ') || email || phone || referralCode;

import { nearDate } from '@ecrin/browser/time/short-date.ts';
import type { ClientRow } from '@ecrin/contracts/client-admin/client-list.ts';
import { StatusDot, type StatusTone } from '@ecrin/ui/status-dot/status-dot.tsx';
import { useIntl, type IntlShape, type MessageDescriptor } from 'react-intl';
import { clientsMessages as messages } from './clients.messages.ts';

type Standing = Pick<ClientRow, 'standing' | 'erasureDueAt'>;
const tones: Readonly<Record<ClientRow['standing'], StatusTone>> = {
  active: 'good',
  quiet: 'none',
  deactivated: 'bad',
  leaving: 'warning',
  erased: 'none',
};

export const standingWords = ({ standing }: Pick<ClientRow, 'standing'>): MessageDescriptor => messages[standing];

export const ClientStanding = ({ standing, erasureDueAt }: Standing) => {
  const { formatMessage } = useIntl();
  const words =
    erasureDueAt === null
      ? formatMessage(messages[standing])
      : formatMessage(messages.leavingOn, { date: nearDate(erasureDueAt) });
  return <StatusDot tone={tones[standing]}>{words}</StatusDot>;
};

/** Before they registered there was nobody, of whom nothing can be said. `asOf`: what is recorded before it (ISO 8601); null: now. */
export const isBeforeRegistration = ({ registeredAt }: Pick<ClientRow, 'registeredAt'>, asOf: string | null): boolean =>
  asOf !== null && asOf <= registeredAt;

export const StandingAsOf = ({ client, asOf }: Readonly<{ client: ClientRow; asOf: string | null }>) => {
  const { formatMessage } = useIntl();
  if (isBeforeRegistration(client, asOf)) return <StatusDot tone="none">{formatMessage(messages.notYet)}</StatusDot>;
  return <ClientStanding {...client} />;
};

/** Both names, or the address, or the code: something to call a client by. */
export const nameOf = ({ firstname, lastname, email, phone, referralCode }: ClientRow): string =>
  [firstname, lastname].filter(Boolean).join(' ') || email || phone || referralCode;

/** What stands where a name would: who is erased has none. */
export const titleOf = (client: ClientRow, formatMessage: IntlShape['formatMessage']): string =>
  client.standing === 'erased' ? formatMessage(messages.erased) : nameOf(client);

import type { BroadcastDetail } from '@ecrin/contracts/broadcast/broadcast.ts';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { clientName } from '#lib/inbox/client-name.ts';
import { Facts, Panel } from '#lib/panel/panel.tsx';
import { communicationMessages as messages } from './communication.messages.ts';
import { selectorOf } from './selector.ts';

/** Who of those it was for got nothing, by name, and why. */
export const LeftOutPanel = ({ broadcast: { left, figures } }: Readonly<{ broadcast: BroadcastDetail }>) => {
  const { formatMessage, formatNumber } = useIntl();
  if (left.length === 0) return null;
  return (
    <Panel
      title={formatMessage(messages.notReached)}
      aside={<span className="sm dim">{formatNumber(figures.leftOut)}</span>}
    >
      <Facts
        facts={left.map(({ client, reason }) => [
          clientName(client),
          <Link key={client.clientId} href={`/admin/clients/${client.clientId}`} className="link">
            {formatMessage(messages.leftOut, { reason: selectorOf(reason) })}
          </Link>,
        ])}
      />
    </Panel>
  );
};

import { useIntl } from 'react-intl';
import { countText, moneyText } from '#lib/panel/money-text.ts';
import { Facts, Panel } from '#lib/panel/panel.tsx';
import { useGetClientUsageQuery } from '../clients.api.ts';
import { sideMessages as side } from './side.messages.ts';

/** What paid engines cost for a client, beside their budget. */
export const ClientCost = ({ clientId }: Readonly<{ clientId: string }>) => {
  const intl = useIntl();
  const { formatMessage, formatNumber } = intl;
  const { data } = useGetClientUsageQuery(clientId);
  if (!data) return null;
  const { month, thirtyDays, usedShare } = data;
  return (
    <Panel title={formatMessage(side.cost)}>
      <Facts
        facts={[
          [formatMessage(side.costMonth), moneyText(intl, month.euros)],
          [formatMessage(side.costThirtyDays), moneyText(intl, thirtyDays.euros)],
          [formatMessage(side.costTokens), countText(intl, month.tokens)],
          [formatMessage(side.costMinutes), countText(intl, month.minutes)],
          [
            formatMessage(side.costBudget),
            usedShare === null
              ? formatMessage(side.costUnlimited)
              : formatNumber(Math.floor(usedShare * 100) / 100, { style: 'percent', maximumFractionDigits: 0 }),
          ],
        ]}
      />
    </Panel>
  );
};

import { FormattedMessage, useIntl } from 'react-intl';
import { Facts, Panel } from '#lib/panel/panel.tsx';
import { useCountConsentsQuery } from '../settings.api.ts';
import { consentCountMessages as messages } from './consents.messages.ts';

/** How many clients accept what is sent to the endpoint: one that nobody accepted does nothing. */
export const ConsentsPanel = () => {
  const { formatMessage } = useIntl();
  const { data } = useCountConsentsQuery();
  const [first] = data?.items ?? [];
  if (!data || !first) return null;
  return (
    <Panel title={formatMessage(messages.title)}>
      <p className="sm dim">
        <FormattedMessage {...messages.text} values={{ host: first.host }} />
      </p>
      <Facts
        facts={data.items.map(({ purpose, clients, sendings }) => [
          formatMessage(messages.purpose, { purpose }),
          formatMessage(messages.clients, { count: clients, sendings }),
        ])}
      />
    </Panel>
  );
};

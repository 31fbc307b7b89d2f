import { shortDateTime } from '@ecrin/browser/time/short-date.ts';
import type { OrganizationHistory } from '@ecrin/contracts/organization/organization.ts';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { useIntl } from 'react-intl';
import { clientName } from '#lib/inbox/client-name.ts';
import { Panel } from '#lib/panel/panel.tsx';
import { useListOrganizationHistoryInfiniteQuery } from './organizations.api.ts';
import { organizationsMessages as messages } from './organizations.messages.ts';
import { PanelList } from './panel-list.tsx';

type Change = OrganizationHistory['items'][number];

const ChangeRow = ({ change: { change, by, client, at } }: { change: Change }) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const when = shortDateTime(at, language);
  return (
    <li>
      <div>
        {formatMessage(messages.changes, {
          change: change.replace(/^(?:member|community)-/u, ''),
          who: client ? clientName(client) : '',
        })}
        <p className="xs dim">
          {by ? formatMessage(messages.by, { at: when, who: by.fullname ?? formatMessage(messages.unnamed) }) : when}
        </p>
      </div>
    </li>
  );
};

/** What happened to it, the latest first. */
export const OrganizationHistoryPanel = ({ organizationId }: { organizationId: string }) => {
  const { formatMessage } = useIntl();
  const pages = useListOrganizationHistoryInfiniteQuery(organizationId);
  return (
    <Panel title={formatMessage(messages.history)}>
      <PanelList name="history" ordered pages={pages}>
        {(change) => <ChangeRow key={change.changeId} change={change} />}
      </PanelList>
    </Panel>
  );
};

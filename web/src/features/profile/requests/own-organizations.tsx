import { showToast } from '@ecrin/browser/page/toasts.ts';
import { shortDate } from '@ecrin/browser/time/short-date.ts';
import type { OwnOrganizations as Organizations } from '@ecrin/contracts/organization/organization.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { ConfirmFirst } from '@ecrin/ui/confirm-dialog/confirm-first.tsx';
import { useIntl } from 'react-intl';
import { useLeaveOrganizationMutation, useListOwnOrganizationsQuery } from './requests.api.ts';
import { requestsMessages as messages } from './requests.messages.ts';
import styles from '../profile.module.css';

const Row = ({ organization: { organizationId, name, since } }: { organization: Organizations['items'][number] }) => {
  const { formatMessage } = useIntl();
  const [leave, { isLoading }] = useLeaveOrganizationMutation();
  const called = name ?? formatMessage(messages.unnamed);
  const send = async () => {
    if (!(await leave(organizationId)).error) showToast({ tone: 'done', message: formatMessage(messages.left) });
  };
  return (
    <li className={styles['row']}>
      <div>
        <p>{called}</p>
        <p className="sm dim">{formatMessage(messages.since, { day: shortDate(since) })}</p>
      </div>
      <ConfirmFirst
        title={formatMessage(messages.leaveTitle, { name: called })}
        text={formatMessage(messages.leaveText)}
        cancelLabel={formatMessage(messages.stay)}
        confirmLabel={formatMessage(messages.leave)}
        look="danger"
        onConfirm={() => void send()}
      >
        {(ask) => (
          <Button busy={isLoading} onClick={ask}>
            {formatMessage(messages.leave)}
          </Button>
        )}
      </ConfirmFirst>
    </li>
  );
};

/** Where the client belongs; nothing for those who belong nowhere. */
export const OwnOrganizations = () => {
  const { formatMessage } = useIntl();
  const { data } = useListOwnOrganizationsQuery();
  if (!data || data.length === 0) return null;
  return (
    <section className={styles['part']}>
      <h2 className="h4">{formatMessage(messages.organizations)}</h2>
      <ul>
        {data.map((organization) => (
          <Row key={organization.organizationId} organization={organization} />
        ))}
      </ul>
    </section>
  );
};

import { isApiProblem } from '@ecrin/browser/api/problem.ts';
import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { shortDate } from '@ecrin/browser/time/short-date.ts';
import type { OrganizationDetail } from '@ecrin/contracts/organization/organization.ts';
import { Button, buttonLook } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl } from 'react-intl';
import { Link, useParams } from 'wouter';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { clientName } from '#lib/inbox/client-name.ts';
import { BackLink } from '#lib/page/back-link.tsx';
import { ConfirmFirst } from '#lib/page/confirm-first.tsx';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { Facts, Panel } from '#lib/panel/panel.tsx';
import { useGetMeQuery } from '#lib/session/me.api.ts';
import { useListCommunitiesInfiniteQuery } from './organization-communities.api.ts';
import { OrganizationCommunitiesPanel } from './organization-communities.tsx';
import { OrganizationHistoryPanel } from './organization-history.tsx';
import { OrganizationMembersPanel } from './organization-members.tsx';
import { OrganizationStatus } from './organization-status.tsx';
import {
  useCloseOrganizationMutation,
  useFindOrganizationQuery,
  useListMembersInfiniteQuery,
  useListOrganizationHistoryInfiniteQuery,
  useReopenOrganizationMutation,
} from './organizations.api.ts';
import { organizationsMessages as messages } from './organizations.messages.ts';
import styles from './organizations.module.css';

const OpenAndClose = ({ organizationId, status }: Pick<OrganizationDetail, 'organizationId' | 'status'>) => {
  const { formatMessage } = useIntl();
  const showResult = useResultFeedback();
  const [close, { isLoading: closing }] = useCloseOrganizationMutation();
  const [reopen, { isLoading: reopening }] = useReopenOrganizationMutation();
  if (status === 'closed')
    return (
      <Button
        busy={reopening}
        onClick={async () => showResult(await reopen(organizationId), formatMessage(messages.didReopen))}
      >
        {formatMessage(messages.reopen)}
      </Button>
    );
  return (
    <ConfirmFirst
      label={formatMessage(messages.close)}
      title={formatMessage(messages.closeTitle)}
      text={formatMessage(messages.closeText)}
      busy={closing}
      onConfirm={async () => showResult(await close(organizationId), formatMessage(messages.didClose))}
    />
  );
};

const Head = ({ organization }: { organization: OrganizationDetail }) => {
  const { formatMessage } = useIntl();
  const { organizationId, name, kind, status, members } = organization;
  return (
    <div className={styles['head']}>
      <div>
        <h1 className="display" data-level="2" tabIndex={-1}>
          {name ?? formatMessage(messages.unnamed)}
        </h1>
        <p className={styles['line']}>
          <OrganizationStatus status={status} />
          <span className="sm dim">{formatMessage(messages.kinds, { kind })}</span>
        </p>
      </div>
      <div className={styles['acts']}>
        <Link href={`/admin/organizations/${organizationId}/edit`} {...buttonLook()}>
          {formatMessage(messages.edit)}
        </Link>
        {members > 0 && (
          <Link href={`/admin/communication?organization=${organizationId}`} {...buttonLook()}>
            {formatMessage(messages.write)}
          </Link>
        )}
        <OpenAndClose organizationId={organizationId} status={status} />
      </div>
    </div>
  );
};

const AboutPanel = ({ organization }: { organization: OrganizationDetail }) => {
  const { formatMessage } = useIntl();
  const { contact, referent, acceptsRequests, createdAt } = organization;
  const speaker = referent ? (
    <Link href={`/admin/clients/${referent.clientId}`} className="link">
      {clientName(referent)}
    </Link>
  ) : (
    formatMessage(messages.noReferent)
  );
  return (
    <Panel title={formatMessage(messages.about)}>
      <Facts
        facts={[
          [formatMessage(messages.referent), speaker],
          ...(contact ? [[formatMessage(messages.contact), contact] as const] : []),
          [formatMessage(messages.accepts), formatMessage(acceptsRequests ? messages.yes : messages.no)],
          [formatMessage(messages.created), shortDate(createdAt)],
        ]}
      />
    </Panel>
  );
};

const Shown = ({ organization }: { organization: OrganizationDetail }) => {
  const { formatMessage } = useIntl();
  usePageTitle(organization.name ?? formatMessage(messages.unnamed));
  return (
    <>
      <BackLink to="/admin/organizations">{formatMessage(messages.title)}</BackLink>
      <Head organization={organization} />
      <div className={styles['two']}>
        <div className={styles['column']}>
          <OrganizationMembersPanel organization={organization} />
          <OrganizationCommunitiesPanel organization={organization} />
        </div>
        <div className={styles['column']}>
          <AboutPanel organization={organization} />
          <OrganizationHistoryPanel organizationId={organization.organizationId} />
        </div>
      </div>
    </>
  );
};

const Gone = () => {
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage(messages.gone));
  return (
    <EmptyState
      level={1}
      title={formatMessage(messages.gone)}
      action={
        <Link href="/admin/organizations" {...buttonLook({ look: 'primary' })}>
          {formatMessage(messages.title)}
        </Link>
      }
    />
  );
};

const fresh = { refetchOnMountOrArgChange: true };

/** Its lists, and who may save them, are asked for beside it and shown with it: nothing moves. */
const useOrganizationArrived = (organizationId: string): boolean => {
  const parts = [
    useListMembersInfiniteQuery(organizationId, fresh),
    useListCommunitiesInfiniteQuery(organizationId, fresh),
    useListOrganizationHistoryInfiniteQuery(organizationId, fresh),
    useGetMeQuery(),
  ];
  return parts.every(({ isLoading }) => !isLoading);
};

export const OrganizationScreen = () => {
  const { formatMessage } = useIntl();
  const { organizationId } = useParams<{ organizationId: string }>();
  const { data, error, refetch } = useFindOrganizationQuery(organizationId, fresh);
  const arrived = useOrganizationArrived(organizationId);
  if (data && arrived) return <Shown organization={data} />;
  if (isApiProblem(error) && (error.status === 404 || error.status === 400)) return <Gone />;
  if (error) return <LoadFailed title={formatMessage(messages.missing)} onRetry={() => void refetch()} />;
  return <Skeleton label={formatMessage(messages.loading)} lines={[38, 64, 94, 58]} />;
};

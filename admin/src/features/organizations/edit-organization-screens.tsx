import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { EditOrganizationRequest, OrganizationDetail } from '@ecrin/contracts/organization/organization.ts';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useParams } from 'wouter';
import { newId } from '#lib/api/new-id.ts';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { clientName } from '#lib/inbox/client-name.ts';
import { BackLink } from '#lib/page/back-link.tsx';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { OrganizationForm } from './organization-form.tsx';
import {
  useCreateOrganizationMutation,
  useEditOrganizationMutation,
  useFindOrganizationQuery,
} from './organizations.api.ts';
import { organizationsMessages as messages } from './organizations.messages.ts';

const blank = { name: '', kind: 'other', contact: null, acceptsRequests: false } as const;

type HeadingProps = Readonly<{ title: string; up: Readonly<{ to: string; label: string }> }>;

const Heading = ({ title, up }: HeadingProps) => {
  usePageTitle(title);
  return (
    <>
      <BackLink to={up.to}>{up.label}</BackLink>
      <h1 className="display" data-level="2" tabIndex={-1}>
        {title}
      </h1>
    </>
  );
};

export const CreateOrganizationScreen = () => {
  const { formatMessage } = useIntl();
  const showResult = useResultFeedback();
  const [, navigate] = useLocation();
  // One id for all attempts: a retry creates no second organisation.
  const [organizationId] = useState(newId);
  const [create, { isLoading, error }] = useCreateOrganizationMutation();
  const send = async (body: EditOrganizationRequest) => {
    const result = await create({ organizationId, body });
    if (result.error) return;
    showResult(result, formatMessage(messages.saved));
    navigate(`/admin/organizations/${organizationId}`);
  };
  return (
    <>
      <Heading
        title={formatMessage(messages.create)}
        up={{ to: '/admin/organizations', label: formatMessage(messages.title) }}
      />
      <OrganizationForm
        known={blank}
        referent={null}
        back="/admin/organizations"
        busy={isLoading}
        problem={error}
        onSend={(details) => void send(details)}
      />
    </>
  );
};

const Editing = ({ organization }: { organization: OrganizationDetail }) => {
  const { formatMessage } = useIntl();
  const showResult = useResultFeedback();
  const [, navigate] = useLocation();
  const [edit, { isLoading, error }] = useEditOrganizationMutation();
  const { organizationId, name, kind, contact, acceptsRequests, referent } = organization;
  const page = `/admin/organizations/${organizationId}`;
  const send = async (body: EditOrganizationRequest) => {
    const result = await edit({ organizationId, body });
    if (result.error) return;
    showResult(result, formatMessage(messages.saved));
    navigate(page);
  };
  return (
    <>
      <Heading
        title={formatMessage(messages.editTitle)}
        up={{ to: page, label: name ?? formatMessage(messages.unnamed) }}
      />
      <OrganizationForm
        known={{ name: name ?? '', kind, contact, acceptsRequests }}
        referent={referent && { clientId: referent.clientId, name: clientName(referent) }}
        back={page}
        busy={isLoading}
        problem={error}
        onSend={(details) => void send(details)}
      />
    </>
  );
};

export const EditOrganizationScreen = () => {
  const { formatMessage } = useIntl();
  const { organizationId } = useParams<{ organizationId: string }>();
  const { data, isError, refetch } = useFindOrganizationQuery(organizationId, { refetchOnMountOrArgChange: true });
  if (data) return <Editing organization={data} />;
  if (isError) return <LoadFailed title={formatMessage(messages.missing)} onRetry={() => void refetch()} />;
  return <Skeleton label={formatMessage(messages.loading)} lines={[38, 64, 94, 58]} />;
};

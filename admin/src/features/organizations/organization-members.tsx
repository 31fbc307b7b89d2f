import { shortDate } from '@ecrin/browser/time/short-date.ts';
import type { KnownClient } from '@ecrin/contracts/admin/known-people.ts';
import type { OrganizationDetail, OrganizationMembers } from '@ecrin/contracts/organization/organization.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { ReasonDialog } from '#lib/acts/reason-dialog.tsx';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { ExportButton } from '#lib/export/export-button.tsx';
import { clientName } from '#lib/inbox/client-name.ts';
import { Panel } from '#lib/panel/panel.tsx';
import { ClientSearch } from './client-search.tsx';
import { useAddMemberMutation, useListMembersInfiniteQuery, useRemoveMemberMutation } from './organizations.api.ts';
import { organizationsMessages as messages } from './organizations.messages.ts';
import { PanelList } from './panel-list.tsx';
import { useMemberExport } from './use-member-export.ts';

type Member = OrganizationMembers['items'][number];
type MemberRowProps = Readonly<{ member: Member; onRemove: () => void }>;

const MemberRow = ({ member, onRemove }: MemberRowProps) => {
  const { formatMessage } = useIntl();
  const name = clientName(member);
  return (
    <li>
      <div>
        <Link href={`/admin/clients/${member.clientId}`} className="link">
          {name}
        </Link>
        <p className="xs dim">{formatMessage(messages.since, { day: shortDate(member.since) })}</p>
      </div>
      <Button look="text" aria-label={formatMessage(messages.removeName, { name })} onClick={onRemove}>
        {formatMessage(messages.remove)}
      </Button>
    </li>
  );
};

type RemovalProps = Readonly<{ organizationId: string; member: KnownClient; onClose: () => void }>;

const Removal = ({ organizationId, member, onClose }: RemovalProps) => {
  const { formatMessage } = useIntl();
  const showResult = useResultFeedback();
  const [remove, { isLoading, error }] = useRemoveMemberMutation();
  const send = async (reason: string) => {
    const result = await remove({ organizationId, clientId: member.clientId, reason });
    if (result.error) return;
    onClose();
    showResult(result, formatMessage(messages.removed));
  };
  return (
    <ReasonDialog
      title={formatMessage(messages.removeName, { name: clientName(member) })}
      text={formatMessage(messages.removeText)}
      confirmLabel={formatMessage(messages.remove)}
      look="danger"
      busy={isLoading}
      problem={error}
      onClose={onClose}
      onConfirm={({ words }) => void send(words)}
    />
  );
};

/** Who belongs to it; an administrator adds and removes. */
export const OrganizationMembersPanel = ({ organization }: { organization: OrganizationDetail }) => {
  const { organizationId, status, members: total } = organization;
  const { formatMessage } = useIntl();
  const showResult = useResultFeedback();
  const pages = useListMembersInfiniteQuery(organizationId);
  const [add] = useAddMemberMutation();
  const [leaving, setLeaving] = useState<Member | null>(null);
  const choose = async (clientId: string) =>
    showResult(await add({ organizationId, clientId }), formatMessage(messages.added));
  return (
    <Panel
      title={formatMessage(messages.members)}
      aside={
        <>
          <span className="sm dim">{total}</span>
          <ExportButton
            list="members"
            path={`/organizations/${organizationId}/members`}
            asked={{}}
            columns={useMemberExport()}
            people
          />
        </>
      }
    >
      {status === 'open' && <ClientSearch onChoose={(clientId) => void choose(clientId)} />}
      <PanelList name="members" pages={pages} none={formatMessage(messages.noMembers)}>
        {(member) => <MemberRow key={member.clientId} member={member} onRemove={() => setLeaving(member)} />}
      </PanelList>
      {leaving && <Removal organizationId={organizationId} member={leaving} onClose={() => setLeaving(null)} />}
    </Panel>
  );
};

import type { OrganizationCommunities } from '@ecrin/contracts/organization/organization-community.ts';
import type { OrganizationDetail } from '@ecrin/contracts/organization/organization.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { ExportButton } from '#lib/export/export-button.tsx';
import { Panel } from '#lib/panel/panel.tsx';
import {
  useAssignCommunityMutation,
  useListCommunitiesInfiniteQuery,
  useReleaseCommunityMutation,
} from './organization-communities.api.ts';
import { organizationCommunitiesMessages as messages } from './organization-communities.messages.ts';
import { PanelList } from './panel-list.tsx';
import { useCommunityExport } from './use-member-export.ts';
import styles from './organizations.module.css';

type Community = OrganizationCommunities['items'][number];

const CommunityRow = ({ organizationId, community }: Readonly<{ organizationId: string; community: Community }>) => {
  const { formatMessage } = useIntl();
  const showResult = useResultFeedback();
  const [release, { isLoading }] = useReleaseCommunityMutation();
  const { communityId, visibility, status, members, copies, comments } = community;
  const name = community.name ?? formatMessage(messages.masked);
  return (
    <li>
      <div>
        {name}
        <p className="xs dim">{formatMessage(messages.figures, { visibility, status, members, copies, comments })}</p>
      </div>
      <Button
        look="text"
        busy={isLoading}
        aria-label={formatMessage(messages.releaseName, { name })}
        onClick={async () =>
          showResult(await release({ organizationId, communityId }), formatMessage(messages.released))
        }
      >
        {formatMessage(messages.release)}
      </Button>
    </li>
  );
};

const compactForm = /([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})/u;
/** From an address of the community, or its id; null: neither. */
const communityIdIn = (given: string): string | null =>
  compactForm.exec(given.toLowerCase())?.slice(1).join('-') ?? null;

const Assignment = ({ organizationId }: Readonly<{ organizationId: string }>) => {
  const { formatMessage } = useIntl();
  const showResult = useResultFeedback();
  const [given, setGiven] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [assign, { isLoading }] = useAssignCommunityMutation();
  const send = async () => {
    const communityId = communityIdIn(given);
    setWrong(communityId === null);
    if (communityId === null) return;
    if (showResult(await assign({ organizationId, communityId }), formatMessage(messages.assigned))) setGiven('');
  };
  return (
    <form className={styles['assign']} noValidate onSubmit={(event) => submitForm(event, send)}>
      <Field
        label={formatMessage(messages.address)}
        hint={formatMessage(messages.addressHint)}
        error={isWrong && communityIdIn(given) === null ? formatMessage(messages.notAnAddress) : null}
        value={given}
        maxLength={300}
        onChange={({ target }) => setGiven(target.value)}
      />
      <Button type="submit" busy={isLoading}>
        {formatMessage(messages.assign)}
      </Button>
    </form>
  );
};

/** Its communities by their figures; an administrator assigns and releases. */
export const OrganizationCommunitiesPanel = ({ organization }: { organization: OrganizationDetail }) => {
  const { organizationId, status } = organization;
  const { formatMessage } = useIntl();
  const pages = useListCommunitiesInfiniteQuery(organizationId);
  return (
    <Panel
      title={formatMessage(messages.communities)}
      aside={
        <ExportButton
          list="communities"
          path={`/organizations/${organizationId}/communities`}
          asked={{}}
          columns={useCommunityExport()}
        />
      }
    >
      {status === 'open' && <Assignment organizationId={organizationId} />}
      <PanelList name="communities" pages={pages} none={formatMessage(messages.none)}>
        {(community) => (
          <CommunityRow key={community.communityId} organizationId={organizationId} community={community} />
        )}
      </PanelList>
    </Panel>
  );
};

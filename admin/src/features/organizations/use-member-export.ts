import type { OrganizationCommunities } from '@ecrin/contracts/organization/organization-community.ts';
import type { OrganizationMembers } from '@ecrin/contracts/organization/organization.ts';
import { exportMessages as columns } from '#lib/export/export.messages.ts';
import type { ExportColumn } from '#lib/export/list-file.ts';
import { useCellWords } from '#lib/export/use-cell-words.ts';
import { organizationCommunitiesMessages as communities } from './organization-communities.messages.ts';
import { organizationsMessages as messages } from './organizations.messages.ts';

type Rows<List extends Readonly<{ items: readonly unknown[] }>> = readonly ExportColumn<List['items'][number]>[];

/** Who belongs to an organisation. */
export const useMemberExport = (): Rows<OrganizationMembers> => {
  const { say, when } = useCellWords();
  return [
    [say(columns.firstname), ({ firstname }) => firstname],
    [say(columns.lastname), ({ lastname }) => lastname],
    [say(columns.code), ({ code }) => code],
    [say(columns.since), ({ since }) => when(since)],
  ];
};

/** Its communities, by figures: the name of a private one is masked here too. */
export const useCommunityExport = (): Rows<OrganizationCommunities> => {
  const { say } = useCellWords();
  return [
    [say(messages.name), ({ name }) => name ?? say(communities.masked)],
    [say(columns.visibility), ({ visibility }) => say(communities.visibility, { visibility })],
    [say(messages.status), ({ status }) => say(messages[status])],
    [say(messages.members), ({ members }) => members],
    [say(columns.sharedTexts), ({ copies }) => copies],
    [say(columns.comments), ({ comments }) => comments],
  ];
};

import type { OrganizationCard } from '@ecrin/contracts/organization/organization.ts';
import type { ExportColumn } from '#lib/export/list-file.ts';
import { useCellWords } from '#lib/export/use-cell-words.ts';
import { organizationsMessages as messages } from './organizations.messages.ts';

export const useOrganizationExport = (): readonly ExportColumn<OrganizationCard>[] => {
  const { say, yesNo, when } = useCellWords();
  return [
    [say(messages.name), ({ name }) => name],
    [say(messages.kind), ({ kind }) => say(messages.kinds, { kind })],
    [say(messages.members), ({ members }) => members],
    [say(messages.accepts), ({ acceptsRequests }) => yesNo(acceptsRequests)],
    [say(messages.status), ({ status }) => say(messages[status])],
    [say(messages.created), ({ createdAt }) => when(createdAt)],
  ];
};

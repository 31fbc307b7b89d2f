import type { AdminRow } from '@ecrin/contracts/admin/admin.ts';
import { exportMessages as columns } from '#lib/export/export.messages.ts';
import type { ExportColumn } from '#lib/export/list-file.ts';
import { useCellWords } from '#lib/export/use-cell-words.ts';
import { libMessages } from '#lib/lib.messages.ts';
import { adminsMessages as messages } from '../admins.messages.ts';
import { adminListMessages } from './admin-list.messages.ts';

export const useAdminExport = (): readonly ExportColumn<AdminRow>[] => {
  const { say, yesNo, when } = useCellWords();
  return [
    [say(adminListMessages.name), ({ fullname }) => fullname],
    [say(columns.email), ({ email }) => email],
    [say(messages.role), ({ role }) => say(libMessages[role])],
    [say(messages.factor), ({ secondFactor }) => yesNo(secondFactor)],
    [say(adminListMessages.standing), ({ active }) => say(active ? messages.active : messages.inactive)],
    [say(columns.sessions), ({ sessions }) => sessions],
    [say(columns.since), ({ createdAt }) => when(createdAt)],
    [say(messages.seen), ({ lastSeenAt }) => lastSeenAt && when(lastSeenAt)],
  ];
};

import type { AdminNotificationCard } from '@ecrin/contracts/admin-notification/admin-notification.ts';
import { exportMessages as columns } from '#lib/export/export.messages.ts';
import type { ExportColumn } from '#lib/export/list-file.ts';
import { useCellWords } from '#lib/export/use-cell-words.ts';
import { notificationsMessages as messages } from './notifications.messages.ts';

/** What one was told, and whether it was read. */
export const useNotificationExport = (): readonly ExportColumn<AdminNotificationCard>[] => {
  const { say, when, yesNo } = useCellWords();
  return [
    [say(columns.when), ({ postedAt }) => when(postedAt)],
    [say(columns.kind), ({ kind }) => say(messages[kind])],
    [say(columns.gravity), ({ gravity }) => say(messages[gravity])],
    [say(columns.title), ({ title }) => title],
    [say(columns.text), ({ body }) => body],
    [say(columns.read), ({ read }) => yesNo(read)],
  ];
};

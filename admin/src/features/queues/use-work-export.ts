import type { WorkItem } from '@ecrin/contracts/operation/operation.ts';
import { exportMessages as columns } from '#lib/export/export.messages.ts';
import type { ExportColumn } from '#lib/export/list-file.ts';
import { useCellWords } from '#lib/export/use-cell-words.ts';
import { queuesMessages as messages } from './queues.messages.ts';
import { referenceOf, useWorkWords } from './work-words.ts';

/** What failed or waits, for whom and why, without a word of what it is about. */
export const useWorkExport = (): readonly ExportColumn<WorkItem>[] => {
  const { say, when } = useCellWords();
  const { nameOf, reasonOf } = useWorkWords();
  return [
    [say(messages.work), nameOf],
    [say(messages.reference), referenceOf],
    [say(columns.firstname), ({ client }) => client && client.firstname],
    [say(columns.lastname), ({ client }) => client && client.lastname],
    [say(columns.code), ({ client }) => client && client.code],
    [say(messages.reason), reasonOf],
    [say(messages.attempts), ({ attempts }) => attempts],
    [say(columns.since), ({ since }) => when(since)],
  ];
};

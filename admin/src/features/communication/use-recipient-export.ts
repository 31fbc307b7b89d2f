import type { BroadcastRecipient } from '@ecrin/contracts/broadcast/broadcast-recipients.ts';
import { exportMessages as columns } from '#lib/export/export.messages.ts';
import type { ExportColumn } from '#lib/export/list-file.ts';
import { useCellWords } from '#lib/export/use-cell-words.ts';
import { communicationMessages as messages } from './communication.messages.ts';
import { useRecipientWords } from './recipient-words.ts';

/** Whom a message reached, how far it got and why no further. */
export const useRecipientExport = (): readonly ExportColumn<BroadcastRecipient>[] => {
  const { say, yesNo } = useCellWords();
  const { channelsOf, stageOf, whyOf } = useRecipientWords();
  return [
    [say(columns.firstname), ({ client }) => client.firstname],
    [say(columns.lastname), ({ client }) => client.lastname],
    [say(columns.code), ({ client }) => client.code],
    [say(messages.columnChannels), channelsOf],
    [say(messages.columnStage), stageOf],
    [say(messages.columnWhy), whyOf],
    [say(messages.unsubscribed), ({ unsubscribed }) => yesNo(unsubscribed)],
  ];
};

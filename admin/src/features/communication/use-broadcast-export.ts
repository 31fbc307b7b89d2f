import type { BroadcastCard } from '@ecrin/contracts/broadcast/broadcast.ts';
import { useIntl } from 'react-intl';
import type { ExportColumn } from '#lib/export/list-file.ts';
import { useCellWords } from '#lib/export/use-cell-words.ts';
import { communicationMessages as messages } from './communication.messages.ts';

/** What was written to clients, with its figures. */
export const useBroadcastExport = (): readonly ExportColumn<BroadcastCard>[] => {
  const { formatList } = useIntl();
  const { say, when } = useCellWords();
  return [
    [say(messages.columnTitle), ({ words }) => words?.fr?.title ?? words?.en?.title ?? say(messages.untitled)],
    [
      say(messages.columnChannels),
      ({ form, channels }) =>
        form === 'announcement'
          ? say(messages.banner)
          : formatList(channels.map((channel) => say(messages.channelShort, { channel }))),
    ],
    [
      say(messages.columnState),
      ({ state, form, figures }) => say(messages.state, { state, form, count: figures.reached }),
    ],
    [say(messages.columnDate), ({ sendAt, changedAt }) => when(sendAt ?? changedAt)],
    [say(messages.columnReached), ({ figures }) => figures.reached],
    [say(messages.columnDelivered), ({ figures }) => figures.delivered],
    [say(messages.columnOpened), ({ figures }) => figures.opened],
    [say(messages.columnUnsubscribed), ({ figures }) => figures.unsubscribed],
  ];
};

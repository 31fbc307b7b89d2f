import type { BroadcastRecipient } from '@ecrin/contracts/broadcast/broadcast-recipients.ts';
import { useIntl } from 'react-intl';
import { communicationMessages as messages } from './communication.messages.ts';
import { selectorOf } from './selector.ts';

/** What the page and its file say of a recipient. */
export const useRecipientWords = () => {
  const { formatMessage, formatList } = useIntl();
  return {
    channelsOf: ({ channels }: BroadcastRecipient): string =>
      formatList(channels.map((channel) => formatMessage(messages.channelShort, { channel }))),
    stageOf: ({ stage }: BroadcastRecipient): string => formatMessage(messages.stage, { stage }),
    whyOf: ({ blocked }: BroadcastRecipient): string =>
      blocked
        .map(({ channel, reason }) => formatMessage(messages.blockedBy, { channel, reason: selectorOf(reason) }))
        .join(', '),
  };
};

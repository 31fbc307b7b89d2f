import type { BroadcastRecipient } from '@ecrin/contracts/broadcast/broadcast-recipients.ts';
import { useIntl } from 'react-intl';
import { communicationMessages as messages } from './communication.messages.ts';
import { selectorOf } from './selector.ts';

/** The furthest a message got with a client; `blocked`: nowhere, for nothing of it is on its way any more. */
export const stepOf = ({ stage, channels, blocked }: BroadcastRecipient) =>
  stage === 'posted' && channels.length > 0 && channels.every((one) => blocked.some(({ channel }) => channel === one))
    ? 'blocked'
    : stage;

/** What the page and its file say of a recipient. */
export const useRecipientWords = () => {
  const { formatMessage, formatList } = useIntl();
  return {
    channelsOf: ({ channels }: BroadcastRecipient): string =>
      formatList(channels.map((channel) => formatMessage(messages.channelShort, { channel }))),
    stageOf: (recipient: BroadcastRecipient): string => formatMessage(messages.stage, { stage: stepOf(recipient) }),
    whyOf: ({ blocked }: BroadcastRecipient): string =>
      blocked
        .map(({ channel, reason }) => formatMessage(messages.blockedBy, { channel, reason: selectorOf(reason) }))
        .join(', '),
  };
};

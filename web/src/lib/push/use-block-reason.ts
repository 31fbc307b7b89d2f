import type { BlockReason } from '@ecrin/domain/notification/notification.vocabulary.ts';
import { useIntl } from 'react-intl';
import { pushMessages as messages } from './push.messages.ts';

/** A stored word as a sentence's choices can be called: they take no hyphen. */
export const selectKey = (stored: string): string => stored.replaceAll('-', '_');

/** Why something did not leave Écrin, or did not go one of its ways, in words. */
export const useBlockReason = () => {
  const { formatMessage } = useIntl();
  return (reason: BlockReason): string => formatMessage(messages.blockReason, { reason: selectKey(reason) });
};

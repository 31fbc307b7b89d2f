import type { BlockReason } from '@ecrin/domain/notification/notification.vocabulary.ts';
import { useIntl } from 'react-intl';
import { pushMessages as messages } from './push.messages.ts';

/** A stored value as a key of an ICU `select`, which allows no hyphen. */
export const selectKey = (stored: string): string => stored.replaceAll('-', '_');

/** Why a notification was not sent, or not on one of its channels, in words. */
export const useBlockReason = () => {
  const { formatMessage } = useIntl();
  return (reason: BlockReason): string => formatMessage(messages.blockReason, { reason: selectKey(reason) });
};

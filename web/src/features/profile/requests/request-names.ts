import type { OwnRequestCard } from '@ecrin/contracts/request/request.ts';
import { useIntl } from 'react-intl';
import { requestsMessages as messages } from './requests.messages.ts';

/** What a request is called, and how it stands. */
export const useRequestNames = () => {
  const { formatMessage } = useIntl();
  return {
    titleOf: ({ kind, organization }: Pick<OwnRequestCard, 'kind' | 'organization'>): string => {
      if (kind === 'help') return formatMessage(messages.titleHelp);
      return kind === 'permission'
        ? formatMessage(messages.permission)
        : formatMessage(messages.titleJoin, { name: organization?.name ?? formatMessage(messages.unnamed) });
    },
    standingOf: ({ status, answer }: Pick<OwnRequestCard, 'status' | 'answer'>): string => {
      if (status === 'answered') return formatMessage(messages.standing, { status: answer ?? 'answered' });
      return formatMessage(messages.standing, { status: status === 'awaiting-client' ? 'awaiting' : status });
    },
  };
};

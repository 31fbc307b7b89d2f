import type { RequestRow } from '@ecrin/contracts/request/request.ts';
import { buildingIcon, orbIcon, questionIcon, type IconShape } from '@ecrin/ui/icon/icons.ts';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { clientName } from '#lib/inbox/client-name.ts';
import { inboxMessages } from '#lib/inbox/inbox.messages.ts';
import { answerNames } from './request-thread.tsx';
import { requestsMessages as messages } from './requests.messages.ts';

type Kind = RequestRow['kind'];

export const kindIcons: Readonly<Record<Kind, IconShape>> = {
  join: buildingIcon,
  permission: orbIcon,
  help: questionIcon,
};
const shortKinds: Readonly<Record<Kind, MessageDescriptor>> = {
  join: messages.shortJoin,
  permission: messages.shortPermission,
  help: messages.shortHelp,
};

/** What a request is called: by what is asked for; help by how its message begins. */
export const useRequestWords = () => {
  const { formatMessage } = useIntl();
  return {
    titleOf: ({ kind, organization, excerpt }: Pick<RequestRow, 'kind' | 'organization' | 'excerpt'>): string => {
      if (kind === 'join')
        return formatMessage(messages.titleJoin, { name: organization?.name ?? formatMessage(inboxMessages.unnamed) });
      return kind === 'permission'
        ? formatMessage(messages.titlePermission)
        : withFrenchTypography(excerpt ?? formatMessage(messages.titleHelp));
    },
    lineOf: ({ client, kind }: Pick<RequestRow, 'client' | 'kind'>): string =>
      formatMessage(messages.line, { who: clientName(client), kind: formatMessage(shortKinds[kind]) }),
  };
};

/** Where a request stands. */
export const stateOfRequest = ({ status, answer }: Pick<RequestRow, 'status' | 'answer'>): MessageDescriptor => {
  if (status === 'open') return messages.open;
  if (status === 'awaiting-client') return messages.awaiting;
  return status === 'withdrawn' || answer === null ? messages.withdrawn : answerNames[answer];
};

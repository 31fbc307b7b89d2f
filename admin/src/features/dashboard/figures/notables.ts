import type { InboxCounts } from '@ecrin/contracts/inbox/inbox-counts.ts';
import type { ServiceFigures } from '@ecrin/contracts/service-figures/service-figures.ts';
import { bellIcon, clockIcon, infoIcon, shieldLockIcon, warningIcon, type IconShape } from '@ecrin/ui/icon/icons.ts';
import type { IntlShape } from 'react-intl';
import type { ServiceState } from '../service-state.ts';
import { figuresMessages as messages } from './figures.messages.ts';

/** Something that waits for an administrator, and where something can be done about it. */
export type Notable = Readonly<{
  key: string;
  icon: IconShape;
  gravity: 'late' | 'soft' | 'off';
  text: string;
  to?: Readonly<{ path: string; label: string }>;
}>;

/** Nothing where there is none of it. */
const when = (count: number, notable: Notable): readonly Notable[] => (count > 0 ? [notable] : []);

export const ofFigures = (
  { formatMessage }: IntlShape,
  { transcriptions, understandings }: ServiceFigures,
): readonly Notable[] => [
  ...when(transcriptions.toRetry, {
    key: 'transcriptions',
    icon: warningIcon,
    gravity: 'late',
    text: formatMessage(messages.transcriptionsFailed, { count: transcriptions.toRetry }),
  }),
  ...when(understandings.toRetry, {
    key: 'understandings',
    icon: warningIcon,
    gravity: 'late',
    text: formatMessage(messages.understandingsFailed, { count: understandings.toRetry }),
  }),
];

export const ofState = (
  { formatMessage }: IntlShape,
  { ready, workflows, transcription }: ServiceState,
): readonly Notable[] => {
  const parked = workflows?.parked ?? 0;
  return [
    ...when(ready ? 0 : 1, {
      key: 'state',
      icon: warningIcon,
      gravity: 'late',
      text: formatMessage(messages.serviceStopped),
    }),
    ...when(parked, {
      key: 'parked',
      icon: warningIcon,
      gravity: 'late',
      text: formatMessage(messages.parked, { count: parked }),
    }),
    ...when(transcription?.delay ? 1 : 0, {
      key: 'model',
      icon: clockIcon,
      gravity: 'soft',
      text: formatMessage(messages.modelAwaited),
    }),
  ];
};

export const ofInbox = ({ formatMessage }: IntlShape, { requests, comments }: InboxCounts): readonly Notable[] => [
  ...when(requests.open, {
    key: 'requests',
    icon: infoIcon,
    gravity: requests.late > 0 ? 'late' : 'off',
    text: formatMessage(messages.requests, { count: requests.open }),
    to: { path: '/admin/requests', label: formatMessage(messages.see) },
  }),
  ...when(comments.open, {
    key: 'comments',
    icon: infoIcon,
    gravity: comments.late > 0 ? 'late' : 'off',
    text: formatMessage(messages.comments, { count: comments.open }),
    to: { path: '/admin/comments', label: formatMessage(messages.read) },
  }),
];

/** `unread`: notifications of the administrator who looks; `unprotected`: accounts without a second factor. */
export const ofAdmins = (
  { formatMessage }: IntlShape,
  { unread, unprotected }: Readonly<{ unread: number; unprotected: number }>,
): readonly Notable[] => [
  ...when(unread, {
    key: 'unread',
    icon: bellIcon,
    gravity: 'soft',
    text: formatMessage(messages.unread, { count: unread }),
    to: { path: '/admin/notifications', label: formatMessage(messages.read) },
  }),
  ...when(unprotected, {
    key: 'factor',
    icon: shieldLockIcon,
    gravity: 'soft',
    text: formatMessage(messages.withoutFactor, { count: unprotected }),
    to: { path: '/admin/admins', label: formatMessage(messages.see) },
  }),
];

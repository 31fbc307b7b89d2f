import type { OpenAccessesAnswer } from '@ecrin/contracts/exceptional-access/exceptional-access.ts';
import type { InboxCounts } from '@ecrin/contracts/inbox/inbox.ts';
import type { WorkCounts } from '@ecrin/contracts/operation/operation.ts';
import type { EngineName, WorkKind } from '@ecrin/domain/operation/operation.vocabulary.ts';
import {
  bellIcon,
  clockIcon,
  infoIcon,
  lockOpenIcon,
  shieldLockIcon,
  warningIcon,
  type IconShape,
} from '@ecrin/ui/icon/icons.ts';
import type { IntlShape } from 'react-intl';
import { enginesAway } from '#lib/work/service-standing.ts';
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

const toQueues = { path: '/admin/queues' } as const;

/** Engines that do not answer, each by its name; transcription also while its model is fetched. */
export const ofEngines = (
  { formatMessage }: IntlShape,
  counts: WorkCounts,
  titles: Readonly<Record<EngineName, string>>,
): readonly Notable[] => [
  ...enginesAway(counts).map(({ engine }): Notable => ({
    key: `engine-${engine}`,
    icon: warningIcon,
    gravity: 'late',
    text: formatMessage(messages.engineAway, { engine: titles[engine] }),
    to: { ...toQueues, label: formatMessage(messages.see) },
  })),
  ...when(counts.engines.filter(({ engine, state }) => engine === 'transcriber' && state === 'fetching').length, {
    key: 'model',
    icon: clockIcon,
    gravity: 'soft',
    text: formatMessage(messages.modelAwaited),
  }),
];

/** Work that failed or takes too long, and read models that cannot go on. */
export const ofWork = (
  { formatMessage }: IntlShape,
  { overdue, byKind, parkedModels }: WorkCounts,
): readonly Notable[] => {
  const failed = (kinds: readonly WorkKind[], other = false): number =>
    byKind.filter(({ kind }) => kinds.includes(kind) !== other).reduce((sum, one) => sum + one.failed, 0);
  const retry = { ...toQueues, label: formatMessage(messages.retry) };
  return [
    ...when(overdue, {
      key: 'overdue',
      icon: clockIcon,
      gravity: 'late',
      text: formatMessage(messages.overdue, { count: overdue }),
      to: retry,
    }),
    ...when(parkedModels, {
      key: 'parked-models',
      icon: warningIcon,
      gravity: 'late',
      text: formatMessage(messages.parkedModels, { count: parkedModels }),
      to: { ...toQueues, label: formatMessage(messages.see) },
    }),
    ...(
      [
        ['transcriptions', messages.transcriptionsFailed, failed(['transcription'])],
        ['understandings', messages.understandingsFailed, failed(['understanding'])],
        ['others', messages.othersFailed, failed(['transcription', 'understanding'], true)],
      ] as const
    ).flatMap(([key, message, count]) =>
      when(count, { key, icon: warningIcon, gravity: 'late', text: formatMessage(message, { count }), to: retry }),
    ),
  ];
};

/** Exceptional accesses that are open, the first to end first; only superadmins see them. */
export const ofAccesses = ({ formatMessage }: IntlShape, { items, now }: OpenAccessesAnswer): readonly Notable[] =>
  items.map(({ accessId, clientId, expiresAt }) => ({
    key: accessId,
    icon: lockOpenIcon,
    gravity: 'soft',
    text: formatMessage(messages.accessOpen, {
      minutes: Math.max(1, Math.ceil((Date.parse(expiresAt) - Date.parse(now)) / 60_000)),
    }),
    to: { path: `/admin/clients/${clientId}`, label: formatMessage(messages.see) },
  }));

export const ofState = ({ formatMessage }: IntlShape, { ready, workflows }: ServiceState): readonly Notable[] => {
  const parked = workflows?.parked ?? 0;
  return [
    ...when(ready ? 0 : 1, {
      key: 'state',
      icon: warningIcon,
      gravity: 'late',
      text: formatMessage(messages.serviceStopped),
      to: { ...toQueues, label: formatMessage(messages.see) },
    }),
    ...when(parked, {
      key: 'parked',
      icon: warningIcon,
      gravity: 'late',
      text: formatMessage(messages.parked, { count: parked }),
      to: { ...toQueues, label: formatMessage(messages.see) },
    }),
  ];
};

const inboxQueues = [
  { kinds: ['join', 'permission', 'help'], path: '/admin/requests', sentence: messages.requests, label: messages.see },
  { kinds: ['report'], path: '/admin/requests?kind=report', sentence: messages.comments, label: messages.read },
  { kinds: ['erasure'], path: '/admin/requests?kind=erasure', sentence: messages.erasures, label: messages.see },
] as const;

export const ofInbox = ({ formatMessage }: IntlShape, { byKind }: InboxCounts): readonly Notable[] =>
  inboxQueues.flatMap(({ kinds, path, sentence, label }) => {
    const sum = (of: 'open' | 'late') => kinds.reduce((all, kind) => all + byKind[kind][of], 0);
    const count = sum('open');
    return when(count, {
      key: path,
      icon: infoIcon,
      gravity: sum('late') > 0 ? 'late' : 'off',
      text: formatMessage(sentence, { count }),
      to: { path, label: formatMessage(label) },
    });
  });

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

import { refetchOnceGreeted, sayHello } from '@ecrin/browser/api/live-socket.ts';
import { recordPosition } from '@ecrin/browser/api/read-position.ts';
import type { ClientToServer, ReadModelChanged, ServerToClient } from '@ecrin/contracts/transport/socket-messages.ts';
import type { Socket } from 'socket.io-client';
import { api, everything, fetchedWholeTags } from '../api/api.ts';
import { tellNoticesMissed, tellRecordingHeard } from './heard-recordings.ts';
import { setTranscriptionProgress } from './transcription-progress.ts';

export type LiveSocket = Pick<Socket<ServerToClient, ClientToServer>, 'on' | 'emit'>;
export type Invalidate = (action: ReturnType<typeof api.util.invalidateTags>) => unknown;
type Tag = Exclude<Parameters<typeof api.util.invalidateTags>[0][number], null | undefined>;

type Everything = (typeof everything)[number];
/** Read models by their stored names. */
const tags = new Map<string, Everything>([
  ['thought-card', 'ThoughtCard'],
  ['thought-detail', 'ThoughtDetail'],
  ['thread', 'Thread'],
  ['client-profile', 'ClientProfile'],
  ['goal', 'Goal'],
  ['goal-calendar', 'Goal'],
  ['reminder', 'Reminder'],
  ['notification', 'Notification'],
  ['announcement', 'Notification'],
  ['maintenance-banner', 'Notification'],
  ['announcement-dismissal', 'Notification'],
  ['notification-settings', 'NotificationSettings'],
  ['push-device', 'PushDevice'],
  ['conversation', 'Conversation'],
  ['consent', 'Consent'],
  ['chat-usage', 'Conversation'],
  ['memory', 'Conversation'],
  ['favorites', 'Favorite'],
  ['rereading', 'Rereading'],
  ['orb', 'Orb'],
  ['client-permission', 'Orb'],
  ['orb-run', 'OrbRun'],
  ['orb-schedule', 'OrbRun'],
  ['orb-past-run', 'OrbRun'],
  ['orb-budget', 'OrbRun'],
  ['own-erasure', 'OwnErasure'],
  ['story', 'Story'],
  ['story-share', 'Story'],
  ['story-draft', 'Story'],
  // The client’s own place in one: accepted, removed.
  ['community-member', 'Community'],
]);
const forAll: ReadonlySet<string> = new Set(['announcement', 'maintenance-banner']);
/** Everybody hears of an announcement at the same moment: they ask for it one after the other, within so many ms. */
const spreadMs = 3_000;
const isFetchedWhole = (type: Everything) => fetchedWholeTags.some((whole) => whole === type);

/** Counts and goals depend on cards; a card added or removed changes every list. Every card shows its thread's name and colour. */
const tagsOfChange = ({ model, id, change }: ReadModelChanged): Tag[] => {
  const type = tags.get(model);
  if (type === undefined) return [];
  if (type === 'Thread') return [type, 'ThoughtCard', 'ThoughtDetail', 'ThoughtCounts', 'Goal'];
  // Mails can be chosen once the address in the profile is proved.
  if (type === 'ClientProfile') return [type, 'NotificationSettings'];
  if (isFetchedWhole(type)) return [type];
  if (type !== 'ThoughtCard') return [{ type, id }];
  return [
    { type, id },
    { type: 'ThoughtDetail', id },
    'ThoughtCounts',
    'Goal',
    ...(change === 'changed' ? [] : [{ type, id: 'LIST' }]),
  ];
};

/** The server sends only which document changed; the cache decides whether a mounted query needs it. */
export const invalidateOnReadModelChanges = (socket: Pick<LiveSocket, 'on'>, dispatch: Invalidate) => {
  socket.on('read-model-changed', (notice) => {
    recordPosition(notice.position);
    const invalidate = () => dispatch(api.util.invalidateTags(tagsOfChange(notice)));
    if (forAll.has(notice.model)) setTimeout(invalidate, Math.random() * spreadMs);
    else invalidate();
  });
  socket.on('transcription-progressed', setTranscriptionProgress);
  socket.on('recording-heard', tellRecordingHeard);
  socket.on('initOk', tellNoticesMissed);
  refetchOnceGreeted(socket, () => dispatch(api.util.invalidateTags([...everything])));
};

type Notices = Readonly<{
  userId: string;
  isFetching: () => boolean;
  onCount: (count: number) => void;
  onTitle: (title: string) => void;
}>;

/** The socket protocol: init, initOk, then the unread count and live updates while the page is open. */
export const subscribeToNotifications = (socket: LiveSocket, { userId, isFetching, onCount, onTitle }: Notices) => {
  socket.on('initOk', () => socket.emit('getNotificationCount', userId));
  socket.on('notificationCount', ({ count }) => onCount(count));
  socket.on('newNotification', ({ count, notification }) => {
    onCount(count);
    onTitle(notification.title);
  });
  return () => sayHello(socket, { userId, accountType: 'client' }, isFetching());
};

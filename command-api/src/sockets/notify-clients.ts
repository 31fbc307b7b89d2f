import type { ServerToClient } from '@ecrin/contracts/transport/socket-messages.ts';
import { createSerialQueue } from '@ecrin/platform/concurrency/serial-queue.ts';
import type { Log } from '#http/api-services.ts';

/** Queries about the notifications of a reader, a client or an administrator, after a change. */
export type NotificationQueries = Readonly<{
  /** Their unread ones. */
  countOf: (userId: string) => Promise<number>;
  /** null: it has none that could be shown. */
  titleOf: (notificationId: string, userId: string) => Promise<string | null>;
}>;

/** A reader's sockets in this process. */
export type LocalRoom = Readonly<{
  emit: <Name extends keyof ServerToClient>(name: Name, ...message: Parameters<ServerToClient[Name]>) => unknown;
}>;

/** The unread count changed; `came`: the new notification that caused it. */
export type NotificationsChanged = (userId: string, newId: string | null) => void;

type Parts = Readonly<{
  notifications: NotificationQueries;
  /** null: they have none here. */
  localRoomOf: (userId: string) => LocalRoom | null;
  log: Pick<Log, 'warn'>;
}>;

/** Notifies the sockets of this process. A change comes as an id and its title is read here, so that no personal words pass between processes. */
export const createClientNotifier = ({
  notifications: { countOf, titleOf },
  localRoomOf,
  log,
}: Parts): NotificationsChanged => {
  // Serially, so that no older count comes last.
  const inTurn = createSerialQueue();
  const notify = async (userId: string, newId: string | null): Promise<void> => {
    const room = localRoomOf(userId);
    if (!room) return;
    const title = newId && (await titleOf(newId, userId));
    const count = await countOf(userId);
    if (title) room.emit('newNotification', { count, notification: { title } }, count);
    else room.emit('notificationCount', { count }, count);
  };
  return (userId, newId) =>
    void inTurn(() => notify(userId, newId)).catch(() =>
      log.warn({}, 'a notification could not be sent to its reader'),
    );
};

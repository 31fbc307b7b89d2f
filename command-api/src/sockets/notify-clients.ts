import type { ServerToClient } from '@ecrin/contracts/transport/socket-messages.ts';
import { createSerialQueue } from '@ecrin/platform/concurrency/serial-queue.ts';
import type { Log } from '#http/api-services.ts';

/** Queries about a client's notifications after a change. */
export type NotificationQueries = Readonly<{
  /** A client's unread ones. */
  countOf: (userId: string) => Promise<number>;
  /** null: it has none that could be shown. */
  titleOf: (notificationId: string) => Promise<string | null>;
}>;

/** A client's sockets in this process. */
export type LocalRoom = Readonly<{
  emit: <Name extends keyof ServerToClient>(name: Name, ...message: Parameters<ServerToClient[Name]>) => unknown;
}>;

/** The unread count changed; `came`: the new notification that caused it. */
export type NotificationsChanged = (clientId: string, newId: string | null) => void;

type Parts = Readonly<{
  notifications: NotificationQueries;
  /** null: they have none here. */
  localRoomOf: (clientId: string) => LocalRoom | null;
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
  const notify = async (clientId: string, newId: string | null): Promise<void> => {
    const room = localRoomOf(clientId);
    if (!room) return;
    const title = newId && (await titleOf(newId));
    const count = await countOf(clientId);
    if (title) room.emit('newNotification', { count, notification: { title } }, count);
    else room.emit('notificationCount', { count }, count);
  };
  return (clientId, newId) =>
    void inTurn(() => notify(clientId, newId)).catch(() =>
      log.warn({}, 'a notification could not be sent to its client'),
    );
};

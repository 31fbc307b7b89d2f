import type { Server as HttpServer } from 'node:http';
import { initMessage } from '@ecrin/contracts/transport/socket-messages.ts';
import { Server, type ServerOptions } from 'socket.io';
import type { ApiServices } from '#http/api-services.ts';
import { bareHeaders } from '#http/security-headers.ts';
import { createClientNotifier, type NotificationQueries } from './notify-clients.ts';
import { acceptCommunityWatches, createCommunityNotifier, type CommunityAudience } from './notify-communities.ts';
import { limitSockets } from './socket-limits.ts';
import {
  adminsRoom,
  clientsRoom,
  createSocketBroadcasts,
  localRoomOf,
  ownersHeardBy,
  roomOf,
  watchersIn,
  type ClientSocket,
  type Rooms,
  type SocketBroadcasts,
} from './socket-rooms.ts';
import { checkSessions, disconnectSession, refusalOf, type SessionServices } from './socket-sessions.ts';
import type { ToldChanges } from './told-changes.ts';

export type SocketOptions = Readonly<{
  services: SessionServices & Pick<ApiServices, 'budgets' | 'https'>;
  notifications: NotificationQueries;
  communityAudience: CommunityAudience;
  /** Proxies of ours in front of this process. */
  trustedProxies: number;
  /** A client just used their page. */
  onActive: (clientId: string) => void;
  /** null: several processes tell changes, and none knows all. */
  told: ToldChanges | null;
  /** How the sockets of several processes reach each other; alone by default. */
  adapter?: ServerOptions['adapter'] | undefined;
}>;

export type Sockets = SocketBroadcasts &
  Readonly<{
    /** How many are connected to this process. */
    connected: () => number;
    /** Closes what a session has open, in every process. */
    sessionEnded: (sessionId: string) => void;
    /** Some changes may not have been told: pages connect again, and ask for everything. */
    changesMissed: () => void;
    close: () => Promise<void>;
  }>;

/** Socket.io on the server's own port. */
export const openSockets = (server: HttpServer, options: SocketOptions): Sockets => {
  const rooms: Rooms = new Server(server, {
    serveClient: false,
    maxHttpBufferSize: 16_384,
    connectTimeout: 10_000,
    ...(options.adapter ? { adapter: options.adapter } : {}),
  });
  // Long polling and the library's own refusals bypass the app.
  const headers = new Map(Object.entries(bareHeaders(options.services)));
  server.prependListener('request', (request, response) => {
    if (request.url?.startsWith(rooms.path())) response.setHeaders(headers);
  });
  admit(rooms, options);
  rooms.on('connection', (socket) => onConnect(socket, options));
  const here = notifiersHere(rooms, options);
  const stopChecking = checkSessions(rooms, options.services);
  const notices = createSocketBroadcasts(rooms);
  return {
    ...notices,
    readModelChanged: options.adapter ? notices.readModelChanged : tellHere(rooms, options.told),
    notificationsChanged: (ownerId, newId) => {
      here.notificationsChanged(ownerId, newId);
      if (options.adapter) notices.notificationsChanged(ownerId, newId);
    },
    communityChanged: (notice) => {
      here.communityChanged(notice);
      if (options.adapter) notices.communityChanged(notice);
    },
    connected: () => rooms.engine.clientsCount,
    sessionEnded: (sessionId) => {
      here.sessionEnded(sessionId);
      if (options.adapter) rooms.serverSideEmit('session-ended', sessionId);
    },
    changesMissed: () => askAgain(rooms, options.told),
    close: async () => {
      stopChecking();
      rooms.local.disconnectSockets(true);
      await rooms.close();
    },
  };
};

const admit = (rooms: Rooms, { services, trustedProxies }: SocketOptions): void => {
  rooms.use(async (socket, next) => next(await refusalOf(socket, services)));
  limitSockets(rooms, trustedProxies);
};

const askAgain = (rooms: Rooms, told: ToldChanges | null): void => {
  told?.forget();
  for (const { conn } of rooms.sockets.sockets.values()) conn.close();
};

/** Alone, a process does not encode what nobody here would receive. */
const tellHere =
  (rooms: Rooms, told: ToldChanges | null): SocketBroadcasts['readModelChanged'] =>
  (ownerId, notice) => {
    told?.add(ownerId, notice);
    localRoomOf(rooms)(ownerId)?.emit('read-model-changed', notice);
  };

/** What is done in this process, whichever process noticed the change. */
const notifiersHere = (rooms: Rooms, { notifications, communityAudience: audience, services }: SocketOptions) => {
  const { log } = services;
  const here = {
    notificationsChanged: createClientNotifier({ notifications, localRoomOf: localRoomOf(rooms), log }),
    communityChanged: createCommunityNotifier({ audience, watchersOf: watchersIn(rooms), log }),
    sessionEnded: (sessionId: string): void => disconnectSession(rooms, sessionId),
  };
  rooms.on('notifications-moved', here.notificationsChanged);
  rooms.on('community-moved', here.communityChanged);
  rooms.on('session-ended', here.sessionEnded);
  return here;
};

/** What was told since the answers of its page is told again. */
const greet = (socket: ClientSocket, told: ToldChanges | null, number: number | null): void => {
  const owners = ownersHeardBy(socket.data);
  const missed = number === null ? null : (told?.after(number, owners) ?? null);
  socket.emit('initOk', socket.data.userId, { told: told?.last(owners) ?? null, complete: missed !== null });
  for (const notice of missed ?? []) socket.emit('read-model-changed', notice);
};

/** Authenticating as somebody else closes the socket. */
const onConnect = (socket: ClientSocket, options: SocketOptions): void => {
  const { notifications, onActive, services, told } = options;
  socket.use(async (_message, next) => {
    if (await services.budgets.message(socket.data.userId)) return next();
    // Sent once: the page reconnects by itself.
    socket.emit('refused', { code: 'general.too-many-requests' });
    return void socket.disconnect(true);
  });
  const isOwn = (userId: unknown): boolean => userId === socket.data.userId;

  socket.on('init', (message) => {
    const { success, data } = initMessage.safeParse(message);
    if (!success || !isOwn(data.userId) || data.accountType !== socket.data.userType)
      return void socket.disconnect(true);
    void socket.join([roomOf(socket.data), socket.data.userType === 'admin' ? adminsRoom : clientsRoom]);
    return greet(socket, told, data.told ?? null);
  });
  acceptCommunityWatches(socket);
  socket.on('active', () => {
    if (socket.data.userType === 'client') onActive(socket.data.userId);
  });
  socket.on('getNotificationCount', (userId) => {
    if (!isOwn(userId)) return void socket.disconnect(true);
    return void notifications.countOf(socket.data.userId).then(
      (count) => socket.emit('notificationCount', { count }, count),
      () => services.log.warn({}, 'a notification count could not be read'),
    );
  });
};

import type { Server as HttpServer } from 'node:http';
import {
  initMessage,
  type ClientToServer,
  type ReadModelChanged,
  type ServerToClient,
  type TranscriptionProgressed,
} from '@ecrin/contracts/transport/socket-messages.ts';
import type { Identity } from '@ecrin/platform/ports/access-tokens.ts';
import { allClients, serviceOwner } from '@ecrin/platform/projections/service-owner.ts';
import { Server, type ServerOptions, type Socket } from 'socket.io';
import type { ApiServices } from '#http/api-services.ts';
import { bareHeaders } from '#http/security-headers.ts';
import { createClientNotifier, type NotificationQueries, type NotificationsChanged } from './notify-clients.ts';

/** Events between processes that have sockets. */
type InterProcessEvents = { 'notifications-moved': NotificationsChanged; 'session-ended': (sessionId: string) => void };
type Rooms = Server<ClientToServer, ServerToClient, InterProcessEvents, Identity>;
type ClientSocket = Socket<ClientToServer, ServerToClient, InterProcessEvents, Identity>;

export type SocketOptions = Readonly<{
  services: Pick<ApiServices, 'access' | 'budgets' | 'tokens' | 'clock' | 'log' | 'adminPermissions' | 'https'>;
  notifications: NotificationQueries;
  /** A client just used their page. */
  onActive: (clientId: string) => void;
  /** How the sockets of several processes reach each other; alone by default. */
  adapter?: ServerOptions['adapter'] | undefined;
}>;

/** Sends to the owner's own sockets, a client's or an administrator's, in any process, and to nobody else's. What the service owns goes to all administrators, what all clients are shown to all of them. */
export type SocketBroadcasts = Readonly<{
  readModelChanged: (ownerId: string, notice: ReadModelChanged) => void;
  transcriptionProgressed: (ownerId: string, notice: TranscriptionProgressed) => void;
  notificationsChanged: NotificationsChanged;
}>;
export type Sockets = SocketBroadcasts &
  Readonly<{
    /** How many are connected to this process. */
    connected: () => number;
    /** Closes what a session has open, in every process. */
    sessionEnded: (sessionId: string) => void;
    close: () => Promise<void>;
  }>;

type NoticeEmitter = Readonly<{
  emit: {
    (event: 'read-model-changed', notice: ReadModelChanged): unknown;
    (event: 'transcription-progressed', notice: TranscriptionProgressed): unknown;
  };
}>;
/** Sends to rooms and to processes: socket.io's server here, or an emitter to other processes. */
export type RoomEmitter = Readonly<{
  to: (rooms: string[]) => NoticeEmitter;
  serverSideEmit: (event: 'notifications-moved', ...change: Parameters<NotificationsChanged>) => unknown;
}>;

export const createSocketBroadcasts = (rooms: RoomEmitter): SocketBroadcasts => ({
  readModelChanged: (ownerId, notice) => void rooms.to(roomsOfOwner(ownerId)).emit('read-model-changed', notice),
  transcriptionProgressed: (ownerId, notice) =>
    void rooms.to([roomOfClient(ownerId)]).emit('transcription-progressed', notice),
  notificationsChanged: (ownerId, newId) => void rooms.serverSideEmit('notifications-moved', ownerId, newId),
});

/** How often sockets are checked against their sessions, in ms. One whose session ends is closed at once; one that was missed, within 5 s. */
const sessionCheckMs = 3_000;

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
  server.prependListener('request', (_request, response) => void response.setHeaders(headers));
  rooms.use(async (socket, next) => next(await refusalOf(socket, options.services)));
  rooms.on('connection', (socket) => onConnect(socket, options));
  const notifyHere = createClientNotifier({ ...options, log: options.services.log, localRoomOf: localRoomOf(rooms) });
  rooms.on('notifications-moved', notifyHere);
  const closeHere = (sessionId: string): void => disconnectSession(rooms, sessionId);
  rooms.on('session-ended', closeHere);
  const checking = setInterval(() => void disconnectEndedSessions(rooms, options.services), sessionCheckMs);
  checking.unref();

  const notices = createSocketBroadcasts(rooms);
  return {
    ...notices,
    notificationsChanged: (ownerId, newId) => {
      notifyHere(ownerId, newId);
      if (options.adapter) notices.notificationsChanged(ownerId, newId);
    },
    connected: () => rooms.engine.clientsCount,
    sessionEnded: (sessionId) => {
      closeHere(sessionId);
      if (options.adapter) rooms.serverSideEmit('session-ended', sessionId);
    },
    close: async () => {
      clearInterval(checking);
      rooms.local.disconnectSockets(true);
      await rooms.close();
    },
  };
};

const roomOf = ({ userType, userId }: Pick<Identity, 'userType' | 'userId'>): string => `${userType}:${userId}`;
const roomOfClient = (userId: string): string => roomOf({ userType: 'client', userId });
/** Of every administrator who is signed in. */
const adminsRoom = 'admins';
/** Of every client who is signed in. */
const clientsRoom = 'clients';
/** Ids of clients and of administrators are never the same. */
const roomsOfOwner = (ownerId: string): string[] => {
  if (ownerId === allClients) return [clientsRoom];
  return ownerId === serviceOwner
    ? [adminsRoom]
    : [roomOfClient(ownerId), roomOf({ userType: 'admin', userId: ownerId })];
};
const localRoomOf = (rooms: Rooms) => (userId: string) => {
  const here = roomsOfOwner(userId).filter((room) => rooms.sockets.adapter.rooms.has(room));
  return here.length > 0 ? rooms.local.to(here) : null;
};

/** undefined lets the visitor in. */
const refusalOf = async (socket: ClientSocket, services: SocketOptions['services']): Promise<Error | undefined> => {
  try {
    const identity = await identify(socket, services);
    if (!identity) return new Error('unauthorized');
    socket.data = identity;
    return undefined;
  } catch {
    return new Error('unavailable');
  }
};

const identify = async (socket: ClientSocket, services: SocketOptions['services']): Promise<Identity | null> => {
  const { auth, headers } = socket.handshake;
  const token: unknown = auth['token'] ?? /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const identity = typeof token === 'string' ? await services.tokens.read(token) : null;
  return identity && (await isSessionActive(identity, services)) ? identity : null;
};

/** Their session is active, and an administrator is still active. */
const isSessionActive = async (
  { sessionId, userType, userId }: Identity,
  { access, clock, adminPermissions }: SocketOptions['services'],
): Promise<boolean> => {
  if (!(await access.findSession(sessionId, clock.now().toISOString()))) return false;
  return userType === 'client' || (await adminPermissions(userId)) !== null;
};

/** Authenticating as somebody else closes the socket. */
const onConnect = (socket: ClientSocket, { notifications, onActive, services }: SocketOptions): void => {
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
    return void socket.emit('initOk', socket.data.userId);
  });
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

const disconnectSession = (rooms: Rooms, sessionId: string): void => {
  for (const socket of rooms.sockets.sockets.values()) if (socket.data.sessionId === sessionId) socket.disconnect(true);
};

const disconnectEndedSessions = async (rooms: Rooms, services: SocketOptions['services']): Promise<void> => {
  try {
    for (const socket of await rooms.local.fetchSockets()) {
      if (!(await isSessionActive(socket.data, services))) socket.disconnect(true);
    }
  } catch {
    services.log.warn({}, 'sessions of sockets could not be checked');
  }
};

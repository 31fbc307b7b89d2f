import type {
  ClientToServer,
  CommunityChanged,
  ReadModelChanged,
  RecordingHeard,
  ServerToClient,
  TranscriptionProgressed,
} from '@ecrin/contracts/transport/socket-messages.ts';
import type { Identity } from '@ecrin/platform/ports/sign-in/access-tokens.ts';
import { allClients, serviceOwner } from '@ecrin/platform/projections/service-owner.ts';
import type { Server, Socket } from 'socket.io';
import type { NotificationsChanged } from './notify-clients.ts';
import { roomOfCommunity, type CommunityMoved } from './notify-communities.ts';

/** Events between processes that have sockets. */
type InterProcessEvents = {
  'notifications-moved': NotificationsChanged;
  'community-moved': CommunityMoved;
  'session-ended': (sessionId: string) => void;
};
export type Rooms = Server<ClientToServer, ServerToClient, InterProcessEvents, Identity>;
export type ClientSocket = Socket<ClientToServer, ServerToClient, InterProcessEvents, Identity>;

/** Sends to the owner's own sockets, a client's or an administrator's, in any process, and to nobody else's. What the service owns goes to all administrators, what all clients are shown to all of them. */
export type SocketBroadcasts = Readonly<{
  readModelChanged: (ownerId: string, notice: ReadModelChanged) => void;
  transcriptionProgressed: (ownerId: string, notice: TranscriptionProgressed) => void;
  recordingHeard: (ownerId: string, notice: RecordingHeard) => void;
  notificationsChanged: NotificationsChanged;
  /** To pages of it that are open, of those who may read that part. */
  communityChanged: CommunityMoved;
}>;
type NoticeEmitter = Readonly<{
  emit: {
    (event: 'read-model-changed', notice: ReadModelChanged): unknown;
    (event: 'transcription-progressed', notice: TranscriptionProgressed): unknown;
    (event: 'recording-heard', notice: RecordingHeard): unknown;
  };
}>;
/** Sends to rooms and to processes: socket.io's server here, or an emitter to other processes. */
export type RoomEmitter = Readonly<{
  to: (rooms: string[]) => NoticeEmitter;
  serverSideEmit: {
    (event: 'notifications-moved', ...change: Parameters<NotificationsChanged>): unknown;
    (event: 'community-moved', notice: CommunityChanged): unknown;
  };
}>;

export const createSocketBroadcasts = (rooms: RoomEmitter): SocketBroadcasts => ({
  readModelChanged: (ownerId, notice) => void rooms.to(roomsOfOwner(ownerId)).emit('read-model-changed', notice),
  transcriptionProgressed: (ownerId, notice) =>
    void rooms.to([roomOfClient(ownerId)]).emit('transcription-progressed', notice),
  recordingHeard: (ownerId, notice) => void rooms.to([roomOfClient(ownerId)]).emit('recording-heard', notice),
  notificationsChanged: (ownerId, newId) => void rooms.serverSideEmit('notifications-moved', ownerId, newId),
  communityChanged: (notice) => void rooms.serverSideEmit('community-moved', notice),
});

export const roomOf = ({ userType, userId }: Pick<Identity, 'userType' | 'userId'>): string => `${userType}:${userId}`;
const roomOfClient = (userId: string): string => roomOf({ userType: 'client', userId });
/** Of every administrator who is signed in. */
export const adminsRoom = 'admins';
/** Of every client who is signed in. */
export const clientsRoom = 'clients';
/** Ids of clients and of administrators are never the same. */
const roomsOfOwner = (ownerId: string): string[] => {
  if (ownerId === allClients) return [clientsRoom];
  return ownerId === serviceOwner
    ? [adminsRoom]
    : [roomOfClient(ownerId), roomOf({ userType: 'admin', userId: ownerId })];
};
/** Whose changes a socket hears of. */
export const ownersHeardBy = ({ userType, userId }: Pick<Identity, 'userType' | 'userId'>): readonly string[] => [
  userId,
  userType === 'admin' ? serviceOwner : allClients,
];
/** The sockets of one owner in this process; null: none. */
export const localRoomOf = (rooms: Rooms) => (userId: string) => {
  const here = roomsOfOwner(userId).filter((room) => rooms.sockets.adapter.rooms.has(room));
  return here.length > 0 ? rooms.local.to(here) : null;
};

/** Sockets of clients in this process that have a page of a community open. */
export const watchersIn = (rooms: Rooms) => (communityId: string) =>
  [...(rooms.sockets.adapter.rooms.get(roomOfCommunity(communityId)) ?? [])].flatMap((id) => {
    const socket = rooms.sockets.sockets.get(id);
    return socket?.data.userType === 'client'
      ? [{ clientId: socket.data.userId, tell: (notice: CommunityChanged) => socket.emit('community-changed', notice) }]
      : [];
  });

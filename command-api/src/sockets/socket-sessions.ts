import type { Identity } from '@ecrin/platform/ports/sign-in/access-tokens.ts';
import type { ApiServices } from '#http/api-services.ts';
import type { ClientSocket, Rooms } from './socket-rooms.ts';

export type SessionServices = Pick<ApiServices, 'access' | 'tokens' | 'clock' | 'log' | 'adminPermissions'>;

/** undefined lets the visitor in. */
export const refusalOf = async (socket: ClientSocket, services: SessionServices): Promise<Error | undefined> => {
  try {
    const identity = await identify(socket, services);
    if (!identity) return new Error('unauthorized');
    socket.data = identity;
    return undefined;
  } catch {
    return new Error('unavailable');
  }
};

const identify = async (socket: ClientSocket, services: SessionServices): Promise<Identity | null> => {
  const { auth, headers } = socket.handshake;
  const token: unknown = auth['token'] ?? /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const identity = typeof token === 'string' ? await services.tokens.read(token) : null;
  return identity && (await isSessionActive(identity, services)) ? identity : null;
};

/** Their session is active, and an administrator is still active. */
const isSessionActive = async (
  { sessionId, userType, userId }: Identity,
  { access, clock, adminPermissions }: SessionServices,
): Promise<boolean> => {
  if (!(await access.findSession(sessionId, clock.now().toISOString()))) return false;
  return userType === 'client' || (await adminPermissions(userId)) !== null;
};

export const disconnectSession = (rooms: Rooms, sessionId: string): void => {
  for (const socket of rooms.sockets.sockets.values()) if (socket.data.sessionId === sessionId) socket.disconnect(true);
};

/** How often sockets are checked against their sessions, in ms. One whose session ends is closed at once; one that was missed, within 5 s. */
const sessionCheckMs = 3_000;

/** Returns the function that stops it. */
export const checkSessions = (rooms: Rooms, services: SessionServices): (() => void) => {
  const checking = setInterval(() => void disconnectEndedSessions(rooms, services), sessionCheckMs);
  checking.unref();
  return () => clearInterval(checking);
};

const disconnectEndedSessions = async (rooms: Rooms, services: SessionServices): Promise<void> => {
  try {
    for (const socket of await rooms.local.fetchSockets()) {
      if (!(await isSessionActive(socket.data, services))) socket.disconnect(true);
    }
  } catch {
    services.log.warn({}, 'sessions of sockets could not be checked');
  }
};

import type { IncomingMessage } from 'node:http';
import { addressOf } from '#http/request/request-address.ts';
import type { ClientSocket, Rooms } from './socket-rooms.ts';

/** Of one person, and of one network address, in this process, whatever other limits are set: more than anybody's devices, and a large office. */
export const maxSockets = { person: 50, address: 1_000 } as const;

const createCounter = (most: number) => {
  const open = new Map<string, number>();
  return {
    /** False: there are as many as there may be. */
    enter: (key: string): boolean => {
      const others = open.get(key) ?? 0;
      if (others >= most) return false;
      open.set(key, others + 1);
      return true;
    },
    leave: (key: string): void => {
      const others = (open.get(key) ?? 1) - 1;
      if (others === 0) open.delete(key);
      else open.set(key, others);
    },
  };
};

/** Connections are counted by their address before they say who they are, and by person once that is known. */
export const limitSockets = (rooms: Rooms, trustedProxies: number): void => {
  const [addresses, people] = [createCounter(maxSockets.address), createCounter(maxSockets.person)];
  rooms.engine.on('connection', (connection: Connection) => {
    const address = addressOf(connection.request, trustedProxies);
    if (addresses.enter(address)) connection.once('close', () => addresses.leave(address));
    else connection.close();
  });
  const isRoomFor = ({ data: { userType, userId }, conn }: ClientSocket): boolean => {
    const person = `${userType}:${userId}`;
    if (!people.enter(person)) return false;
    conn.once('close', () => people.leave(person));
    return true;
  };
  rooms.use((socket, next) => next(isRoomFor(socket) ? undefined : new Error('too-many')));
};

type Connection = Readonly<{
  request: IncomingMessage;
  close: () => void;
  once: (event: 'close', listener: () => void) => void;
}>;

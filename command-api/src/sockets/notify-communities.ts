import {
  watchedCommunity,
  type ClientToServer,
  type CommunityChanged,
  type CommunityTopic,
} from '@ecrin/contracts/transport/socket-messages.ts';
import { createSerialQueue } from '@ecrin/platform/concurrency/serial-queue.ts';
import { LRUCache } from 'lru-cache';
import type { Socket } from 'socket.io';
import type { Log } from '#http/api-services.ts';

/** Those of some clients who may read a part of a community, once the read model includes the change they are told of. */
export type CommunityAudience = (topic: CommunityTopic, clientIds: readonly string[]) => Promise<ReadonlySet<string>>;

/** A socket in this process that has a page of a community open. */
type CommunityWatcher = Readonly<{ clientId: string; tell: (notice: CommunityChanged) => void }>;

type Parts = Readonly<{
  audience: CommunityAudience;
  watchersOf: (communityId: string) => readonly CommunityWatcher[];
  log: Pick<Log, 'warn'>;
}>;

/** Something changed in a community. */
export type CommunityMoved = (notice: CommunityChanged) => void;

/** Parts of communities of which the newest change is remembered. */
const maxRemembered = 10_000;

/**
 * Tells the sockets of this process. Who is in is read for each notice, so that nobody hears anything once they are out; changes that come meanwhile are
 * told as one. Two processes that take a model over from each other may both tell of a change: it is passed on once.
 */
export const createCommunityNotifier = ({ audience, watchersOf, log }: Parts): CommunityMoved => {
  const inTurn = createSerialQueue();
  const waiting = new Map<string, CommunityChanged>();
  const newest = new LRUCache<string, number>({ max: maxRemembered });
  const tell = async (key: string): Promise<void> => {
    const notice = waiting.get(key);
    waiting.delete(key);
    const watchers = notice ? watchersOf(notice.communityId) : [];
    if (!notice || watchers.length === 0) return;
    const readers = await audience(notice, [...new Set(watchers.map(({ clientId }) => clientId))]);
    for (const watcher of watchers) if (readers.has(watcher.clientId)) watcher.tell(notice);
  };
  return (notice) => {
    const key = `${notice.part}/${notice.communityId}`;
    if (notice.position <= (newest.get(key) ?? -1)) return;
    newest.set(key, notice.position);
    const isWaiting = waiting.has(key);
    waiting.set(key, notice);
    if (!isWaiting)
      void inTurn(() => tell(key)).catch(() => log.warn({}, 'a change of a community could not be sent to its pages'));
  };
};

/** Pages of communities that one socket has open at most. */
const maxWatched = 8;
const prefix = 'community:';
/** Holds who has a page of it open, whether they are in it or not. */
export const roomOfCommunity = (communityId: string): string => prefix + communityId;

/** The same answer for every id: it says nothing about what exists. */
export const acceptCommunityWatches = (socket: Socket<ClientToServer>): void => {
  socket.on('watch-community', (communityId, answer) => {
    const room = roomOfCommunity(communityId);
    const open = [...socket.rooms].filter((name) => name.startsWith(prefix) && name !== room).length;
    const watched = watchedCommunity.safeParse(communityId).success && open < maxWatched;
    if (watched) void socket.join(room);
    if (typeof answer === 'function') answer(watched);
  });
  socket.on('unwatch-community', (communityId) => void socket.leave(roomOfCommunity(communityId)));
};

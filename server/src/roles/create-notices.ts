import { createSocketBroadcasts, type SocketBroadcasts } from '@ecrin/command-api';
import type { Stores } from '#storage/open-stores.ts';

export type Notices = SocketBroadcasts &
  Readonly<{
    /** From now on notices go through the sockets of this process, which reach those of others. */
    attachSockets: (sockets: SocketBroadcasts) => void;
  }>;

/** Notices of projections and workflows to clients: through other processes until this one has sockets, dropped where there are no others. */
export const createNotices = ({ shared }: Pick<Stores, 'shared'>): Notices => {
  let broadcasts: SocketBroadcasts | null = shared && createSocketBroadcasts(shared.sockets.emitter);
  return {
    attachSockets: (sockets) => {
      broadcasts = sockets;
    },
    readModelChanged: (ownerId, notice) => broadcasts?.readModelChanged(ownerId, notice),
    transcriptionProgressed: (ownerId, notice) => broadcasts?.transcriptionProgressed(ownerId, notice),
    recordingHeard: (ownerId, notice) => broadcasts?.recordingHeard(ownerId, notice),
    communityChanged: (notice) => broadcasts?.communityChanged(notice),
    notificationsChanged: (ownerId, newId) => broadcasts?.notificationsChanged(ownerId, newId),
  };
};

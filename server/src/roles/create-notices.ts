import { createSocketBroadcasts, type SocketBroadcasts } from '@ecrin/command-api';
import type { Stores } from '#storage/open-stores.ts';

export type Notices = SocketBroadcasts &
  Readonly<{
    /** From now on through the sockets of this process, which reach those of others. */
    attachSockets: (sockets: SocketBroadcasts) => void;
  }>;

/** What projections and workflows have to tell people: through other processes until this one has sockets, to nobody where there are no others. */
export const createNotices = ({ shared }: Pick<Stores, 'shared'>): Notices => {
  let way: SocketBroadcasts | null = shared && createSocketBroadcasts(shared.sockets.emitter);
  return {
    attachSockets: (sockets) => {
      way = sockets;
    },
    readModelChanged: (ownerId, notice) => way?.readModelChanged(ownerId, notice),
    transcriptionProgressed: (ownerId, notice) => way?.transcriptionProgressed(ownerId, notice),
    notificationsChanged: (ownerId, came) => way?.notificationsChanged(ownerId, came),
  };
};

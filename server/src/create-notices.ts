import { socketNotices, type SocketNotices } from '@ecrin/command-api';
import type { Stores } from './stores/open-stores.ts';

export type Notices = SocketNotices &
  Readonly<{
    /** From now on through the sockets of this process, which reach those of others. */
    through: (sockets: SocketNotices) => void;
  }>;

/** What projections and workflows have to tell people: through other processes until this one has sockets, to nobody where there are no others. */
export const createNotices = ({ shared }: Pick<Stores, 'shared'>): Notices => {
  let way: SocketNotices | null = shared && socketNotices(shared.sockets.emitter);
  return {
    through: (sockets) => {
      way = sockets;
    },
    readModelChanged: (ownerId, notice) => way?.readModelChanged(ownerId, notice),
    transcriptionProgressed: (ownerId, notice) => way?.transcriptionProgressed(ownerId, notice),
    notificationsMoved: (ownerId, came) => way?.notificationsMoved(ownerId, came),
  };
};

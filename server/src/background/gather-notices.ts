import type { SocketBroadcasts } from '@ecrin/command-api';

/** A notice for sockets, to be given by the thread that has them. */
export type SocketNotice = {
  [Name in keyof SocketBroadcasts]: Readonly<{ name: Name; given: Parameters<SocketBroadcasts[Name]> }>;
}[keyof SocketBroadcasts];

/** Sends the notices of one turn of the event loop together, in their order: a message for each would cost the thread of the API more than the notices. */
export const gatherNotices = (send: (notices: readonly SocketNotice[]) => void): SocketBroadcasts => {
  const gathered: SocketNotice[] = [];
  const add = (notice: SocketNotice): void => {
    if (gathered.push(notice) === 1) setImmediate(() => send(gathered.splice(0)));
  };
  return {
    readModelChanged: (...given) => add({ name: 'readModelChanged', given }),
    transcriptionProgressed: (...given) => add({ name: 'transcriptionProgressed', given }),
    recordingHeard: (...given) => add({ name: 'recordingHeard', given }),
    communityChanged: (...given) => add({ name: 'communityChanged', given }),
    notificationsChanged: (...given) => add({ name: 'notificationsChanged', given }),
  };
};

export const giveNotices = (broadcasts: SocketBroadcasts, notices: readonly SocketNotice[]): void => {
  // Cast: what is given belongs to the name.
  for (const { name, given } of notices) (broadcasts[name] as (...args: readonly unknown[]) => void)(...given);
};

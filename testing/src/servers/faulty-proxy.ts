import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy in front of a server: can disconnect as if one side had crashed, or go silent as if packets were lost. */
export type FaultyProxy = Readonly<{
  address: string;
  cut: () => void;
  silence: () => void;
  repair: () => void;
  close: () => Promise<void>;
}>;

export const openFaultyProxy = async (target: string): Promise<FaultyProxy> => {
  const [host = '', port] = target.split(':');
  const sockets = new Set<Socket>();
  let state: 'open' | 'cut' | 'silent' = 'open';

  const track = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };
  // Small data is sent at once, as without a proxy.
  const server = createServer({ noDelay: true }, (caller) => {
    track(caller);
    if (state === 'cut') return caller.destroy();
    if (state === 'silent') return caller.pause();
    const called = track(connect({ port: Number(port), host, noDelay: true }));
    caller.pipe(called).pipe(caller);
    return caller.on('close', () => called.destroy()) && called.on('close', () => caller.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });

  const cut = (): void => {
    state = 'cut';
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    silence: () => {
      state = 'silent';
      for (const socket of sockets) socket.unpipe().pause();
    },
    repair: () => {
      // Data sent during silence is lost.
      for (const socket of sockets) socket.destroy();
      state = 'open';
    },
    close: async () => {
      cut();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
};

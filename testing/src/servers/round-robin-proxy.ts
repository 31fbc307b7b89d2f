import { connect, createServer, type Socket } from 'node:net';

/** In front of several servers: each connection goes to the next of them that accepts it. */
export type RoundRobinProxy = Readonly<{ close: () => Promise<void> }>;

export const openRoundRobinProxy = async (port: number, targets: readonly number[]): Promise<RoundRobinProxy> => {
  const sockets = new Set<Socket>();
  let turn = 0;
  const track = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };
  /** Ends the caller's connection when no server accepts it. */
  const passOn = (caller: Socket, left: readonly number[]): void => {
    const [target, ...others] = left;
    if (target === undefined) return void caller.destroy();
    const called = connect({ port: target, host: 'localhost', noDelay: true });
    called.once('error', () => passOn(caller, others));
    called.once('connect', () => {
      called.removeAllListeners('error');
      track(called);
      caller.pipe(called).pipe(caller);
      caller.on('close', () => called.destroy());
      called.on('close', () => caller.destroy());
    });
  };
  const server = createServer({ noDelay: true }, (caller) => {
    turn += 1;
    const first = turn % targets.length;
    passOn(track(caller), [...targets.slice(first), ...targets.slice(0, first)]);
  });
  await new Promise<void>((resolve) => {
    server.listen(port, resolve);
  });
  return {
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
};

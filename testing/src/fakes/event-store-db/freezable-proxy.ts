import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy between a client and a server. */
export type FreezableProxy = Readonly<{
  port: number;
  /** Current connections stay open and transfer nothing any more; new ones work. */
  freeze: () => void;
  /** How many connections were opened. */
  opened: () => number;
  close: () => void;
}>;

/** `to`: port of the server; null: it never answers. */
export const openFreezableProxy = async (to: number | null): Promise<FreezableProxy> => {
  const sockets = new Set<Socket>();
  let opened = 0;
  const server = createServer((socket) => {
    opened += 1;
    const far = to === null ? null : connect(to, '127.0.0.1');
    for (const end of far ? [socket, far] : [socket]) {
      sockets.add(end);
      end.on('error', () => end.destroy()).on('close', () => far?.destroy());
    }
    if (far) socket.pipe(far).pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    freeze: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    opened: () => opened,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};

import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { refuseLongHeaders } from './refuse-long-headers.ts';

/** `message` is a sentence for the operator. */
export class ListenFault extends Error {
  override readonly name = 'ListenFault';
}

/** `host` undefined: all addresses of this machine. */
export type Address = Readonly<{ port: number; host: string | undefined }>;

const faultMessages: Readonly<Record<string, (address: Address) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is in use. Stop the process that listens on it, or choose another one: PORT=${port + 1} npm start.`,
  EACCES: ({ port }) => `This account may not listen on port ${port}. Choose one above 1023 with PORT.`,
  EADDRNOTAVAIL: ({ host }) => `The address ${host} does not belong to this machine. Correct HOST or leave it out.`,
  ENOTFOUND: ({ host }) => `The address ${host} cannot be found. Correct HOST or leave it out.`,
};

/** Resolves once connections are accepted. Throws `ListenFault`. */
export const listen = async (server: Server, address: Address): Promise<void> => {
  const { port, host } = address;
  try {
    server.listen(host === undefined ? { port } : { port, host });
    await once(server, 'listening');
  } catch (fault) {
    const code = fault instanceof Error && 'code' in fault ? String(fault.code) : '';
    throw new ListenFault(faultMessages[code]?.(address) ?? `Port ${port} cannot be listened on (${code}).`);
  }
};

/** HTTP/0.9, which only tools still speak: no headers, so no address, no token and no rule of ours. */
const isWithoutHeaders = ({ httpVersionMajor }: IncomingMessage): boolean => httpVersionMajor < 1;

/** Answers with whatever `answer` is at the time. */
export const createHttpServer = (answer: RequestListener): Server => {
  const server = createServer((request, response) => {
    if (isWithoutHeaders(request)) request.socket.destroy();
    else answer(request, response);
  });
  refuseLongHeaders(server);
  return server;
};

/** How long open requests may take once the server is asked to stop, in ms. */
const graceMs = 7_000;

/** Accepts no more connections, lets open requests finish, then closes the remaining connections. */
export const stopListening = async (server: Server): Promise<void> => {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
};

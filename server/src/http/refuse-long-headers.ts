import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { bareHeaders } from '@ecrin/command-api/security-headers.ts';
import { problemSentence } from '@ecrin/contracts/problem/problem.ts';

type ClientFault = Error & Readonly<{ code?: string; rawPacket?: Buffer }>;

/** Headers that are the same over http and https. */
const headers = Object.entries(bareHeaders({ https: false })).map(([name, value]) => `${name}: ${value}`);

const answers = {
  unauthorized: [
    '401 Unauthorized',
    {
      type: 'about:blank',
      title: 'general.unauthorized',
      status: 401,
      code: 'general.unauthorized',
      detail: problemSentence('general.unauthorized', 'fr'),
    },
  ],
  long: ['431 Request Header Fields Too Large', null],
  malformed: ['400 Bad Request', null],
} as const;

/**
 * Answers data that cannot be parsed as a request. Headers longer than the server accepts, with an authorization among them, get the answer to an
 * invalid token: no valid one is that long.
 */
export const refuseLongHeaders = (server: Server): void => {
  server.on('clientError', (fault: ClientFault, socket: Duplex) => {
    if (!socket.writable || fault.code === 'ECONNRESET') return void socket.destroy();
    const [status, problem] = answers[kindOf(fault)];
    const body = problem ? JSON.stringify(problem) : '';
    const head = [
      `HTTP/1.1 ${status}`,
      'Connection: close',
      ...headers,
      `Content-Length: ${Buffer.byteLength(body)}`,
      ...(problem ? ['Content-Type: application/problem+json'] : []),
    ];
    return void socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  });
};

const kindOf = ({ code, rawPacket }: ClientFault): keyof typeof answers => {
  if (code !== 'HPE_HEADER_OVERFLOW') return 'malformed';
  return /^authorization:/im.test(rawPacket?.toString('latin1') ?? '') ? 'unauthorized' : 'long';
};

import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { createSelfSignedCertificate } from '@ecrin/testing/fakes/event-store-db/self-signed-certificate.ts';
import { freePort } from '@ecrin/testing/servers/free-port.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diagnoseConnection } from '#adapters/server-probe/diagnose-connection.ts';

const servers: Server[] = [];
const listen = async (server: Server): Promise<number> => {
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
};
const plainServer = (onConnection: (socket: Socket) => void): Server =>
  createServer((socket) => onConnection(socket.on('error', () => undefined)));

let certificate: Readonly<{ key: string; cert: string }>;
let ports: Readonly<Record<'tls' | 'plain' | 'mute' | 'closing' | 'nobody', number>>;
beforeAll(async () => {
  certificate = await createSelfSignedCertificate();
  ports = {
    tls: await listen(createTlsServer(certificate).on('tlsClientError', () => undefined)),
    plain: await listen(
      plainServer((socket) => void socket.on('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))),
    ),
    mute: await listen(plainServer(() => undefined)),
    closing: await listen(plainServer((socket) => void socket.destroy())),
    nobody: await freePort(),
  };
});
afterAll(() => {
  for (const server of servers) server.close();
});

describe('diagnosing a connection', () => {
  const untrusting = { ca: null };
  const trusting = () => ({ ca: certificate.cert });
  it.each([
    ['a certificate signed by nobody we know', 'untrusted-certificate', () => ({ port: ports.tls, tls: untrusting })],
    ['a certificate whose signer is given', null, () => ({ port: ports.tls, tls: trusting() })],
    [
      'a certificate for another name',
      'certificate-of-another-name',
      () => ({ host: 'localhost', port: ports.tls, tls: trusting() }),
    ],
    ['TLS where plain is spoken', 'speaks-no-tls', () => ({ port: ports.plain, tls: untrusting })],
    ['plain where TLS is spoken', 'speaks-tls-only', () => ({ port: ports.tls, tls: null })],
    ['plain where plain is spoken', null, () => ({ port: ports.plain, tls: null })],
    ['a port where nobody listens', 'refused', () => ({ port: ports.nobody, tls: null })],
    ['the same over TLS', 'refused', () => ({ port: ports.nobody, tls: untrusting })],
    ['a name that nobody has', 'unknown-name', () => ({ host: 'nobody.invalid', port: 1, tls: untrusting })],
    ['a server that says nothing', 'silent', () => ({ port: ports.mute, tls: untrusting })],
    ['a server that hangs up', 'closed', () => ({ port: ports.closing, tls: untrusting })],
  ] as const)('given %s, then it is %s', async (_what, problem, target) => {
    expect(await diagnoseConnection({ host: '127.0.0.1', ...target() }, 1_000)).toBe(problem);
  });
});

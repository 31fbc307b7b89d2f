import { connect, type AddressInfo, type Socket } from 'node:net';
import { createServer } from 'node:tls';
import { generate } from 'selfsigned';

/** In front of a plain server: requires mutual TLS. PEM texts. */
export type MutualTlsProxy = Readonly<{
  address: string;
  ca: string;
  certificate: string;
  key: string;
  close: () => Promise<void>;
}>;

export const openMutualTlsProxy = async (target: string): Promise<MutualTlsProxy> => {
  const [host = '', port] = target.split(':');
  const pem = await certificates();
  const sockets = new Set<Socket>();
  const track = <Tracked extends Socket>(socket: Tracked): Tracked => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    return socket;
  };
  const server = createServer(
    { ...pem.server, ca: pem.ca, requestCert: true, rejectUnauthorized: true, ALPNProtocols: ['h2'] },
    (caller) => {
      const called = track(connect(Number(port), host));
      track(caller).pipe(called).pipe(caller);
    },
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    ca: pem.ca,
    certificate: pem.client.cert,
    key: pem.client.private,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
};

const ec = { keyType: 'ec', algorithm: 'sha256' } as const;

/** A CA, with its certificates for the server and for the client. */
const certificates = async () => {
  const authority = await generate([{ name: 'commonName', value: 'authority.test' }], {
    ...ec,
    extensions: [{ name: 'basicConstraints', cA: true }],
  });
  const ca = { key: authority.private, cert: authority.cert };
  const server = await generate([{ name: 'commonName', value: 'temporal.test' }], {
    ...ec,
    ca,
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'temporal.test' }] }],
  });
  const client = await generate([{ name: 'commonName', value: 'client.test' }], {
    ...ec,
    ca,
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'client.test' }] }],
  });
  return { ca: authority.cert, server: { key: server.private, cert: server.cert }, client };
};

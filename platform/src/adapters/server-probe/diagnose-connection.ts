import { connect as connectTcp, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** `tls` null: plain. `ca`: PEM of who signs the server's certificate, when no public authority does. */
export type ConnectionTarget = Readonly<{
  host: string;
  port: number;
  tls: Readonly<{ ca: string | null; serverName?: string; trustsAll?: boolean }> | null;
}>;

/** Why a connection to a server cannot be used. `closed`: the server closes it before any data. */
export type ConnectionProblem =
  | 'unknown-name'
  | 'refused'
  | 'silent'
  | 'closed'
  | 'untrusted-certificate'
  | 'invalid-certificate'
  | 'certificate-of-another-name'
  | 'speaks-no-tls'
  | 'speaks-tls-only';

const problems: readonly (readonly [codes: RegExp, problem: ConnectionProblem])[] = [
  [/^(ENOTFOUND|EAI_)/, 'unknown-name'],
  [/^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL)$/, 'refused'],
  [/^(ETIMEDOUT|SILENT)$/, 'silent'],
  [/^ERR_TLS_CERT_ALTNAME_INVALID$/, 'certificate-of-another-name'],
  [/^(CERT_HAS_EXPIRED|CERT_NOT_YET_VALID|CERT_REVOKED)$/, 'invalid-certificate'],
  [/SELF_SIGNED|UNABLE_TO|CERT_|CERTIFICATE/, 'untrusted-certificate'],
  [/^(ERR_SSL_|EPROTO)/, 'speaks-no-tls'],
];

/** Checks name, port and TLS below the server's protocol, because client libraries report all of these the same. Null: it can be connected to. */
export const diagnoseConnection = async (
  target: ConnectionTarget,
  timeoutMs = 2_000,
): Promise<ConnectionProblem | null> => {
  const { host, port, tls } = target;
  const fault = tls ? await opening(() => overTls(target), 'secureConnect', timeoutMs) : null;
  if (tls) return fault === null ? null : problemOf(fault);
  const plain = await opening(() => connectTcp({ host, port }), 'connect', timeoutMs);
  if (plain !== null) return problemOf(plain);
  const trusting = { ...target, tls: { ca: null, trustsAll: true } };
  return (await opening(() => overTls(trusting), 'secureConnect', timeoutMs)) === null ? 'speaks-tls-only' : null;
};

const overTls = ({ host, port, tls }: ConnectionTarget): Socket =>
  connectTls({
    host,
    port,
    ALPNProtocols: ['h2'],
    rejectUnauthorized: !tls?.trustsAll,
    ...(isIP(host) ? {} : { servername: tls?.serverName ?? host }),
    ...(tls?.ca ? { ca: tls.ca } : {}),
  });

/** The error code; null on success. */
const opening = (open: () => Socket, event: string, timeoutMs: number): Promise<string | null> =>
  new Promise((resolve) => {
    const socket = open();
    const end = (code: string | null): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(code);
    };
    const timer = setTimeout(() => end('SILENT'), timeoutMs);
    socket.once(event, () => end(null)).once('close', () => end('CLOSED'));
    socket.on('error', (error: NodeJS.ErrnoException) => end(error.code ?? 'CLOSED'));
  });

const problemOf = (code: string): ConnectionProblem => problems.find(([codes]) => codes.test(code))?.[1] ?? 'closed';

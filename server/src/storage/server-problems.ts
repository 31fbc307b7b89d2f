import type { ConnectionProblem, ConnectionTarget } from '@ecrin/platform/adapters/server-probe/diagnose-connection.ts';

/** The name of a server in messages to operators, and the settings of its address. */
export type ServerWords = Readonly<{
  name: string;
  variable: string;
  /** What to set. */
  ca: string;
  withTls: string;
  withoutTls: string;
  /** Without it there is nothing to start with; for the others a process waits. */
  isNeededToStart: boolean;
}>;

export const servers = {
  events: {
    name: 'EventStoreDB',
    variable: 'EVENTSTORE_URL',
    ca: 'tlsCAFile=/path/ca.crt in EVENTSTORE_URL (tlsVerifyCert=false has no effect in this client)',
    withTls: 'tls=true in EVENTSTORE_URL',
    withoutTls: 'tls=false in EVENTSTORE_URL',
    isNeededToStart: false,
  },
  mongo: {
    name: 'MongoDB',
    variable: 'MONGODB_URL',
    ca: 'tlsCAFile=/path/ca.crt in MONGODB_URL',
    withTls: 'tls=true in MONGODB_URL',
    withoutTls: 'tls=false in MONGODB_URL',
    isNeededToStart: true,
  },
  temporal: {
    name: 'Temporal',
    variable: 'TEMPORAL_ADDRESS',
    ca: 'TEMPORAL_TLS_CA=/path/ca.crt',
    withTls: 'TEMPORAL_TLS=true',
    withoutTls: 'TEMPORAL_TLS=false',
    isNeededToStart: false,
  },
} satisfies Readonly<Record<string, ServerWords>>;

/** Waiting does not help: an operator must change something. */
const lasting: ReadonlySet<ConnectionProblem> = new Set<ConnectionProblem>([
  'untrusted-certificate',
  'invalid-certificate',
  'certificate-of-another-name',
  'speaks-no-tls',
  'speaks-tls-only',
]);
export const isLasting = (problem: ConnectionProblem): boolean => lasting.has(problem);

type Words = (server: ServerWords, target: ConnectionTarget) => string;

const sentences: Readonly<Record<ConnectionProblem, Words>> = {
  'unknown-name': ({ variable }, { host }) => `the name ${host} cannot be resolved. Check ${variable}.`,
  refused: ({ variable }, { host, port }) => `nothing listens at ${host}:${port}. Is it running? Check ${variable}.`,
  silent: (_server, { host, port }) => `${host}:${port} does not answer.`,
  closed: (_server, { host, port }) => `${host}:${port} closes the connection immediately.`,
  'untrusted-certificate': ({ ca }, { host, port }) =>
    `${host}:${port} presents a certificate whose signer is not trusted here. Configure the signer’s certificate: ${ca}.`,
  'invalid-certificate': (_server, { host, port }) =>
    `${host}:${port} presents a certificate that is not valid at this time. Renew it there.`,
  'certificate-of-another-name': ({ variable }, { host, port }) =>
    `${host}:${port} presents a certificate for another name. Use a name in ${variable} that it contains.`,
  'speaks-no-tls': ({ withoutTls }, { host, port }) =>
    `${host}:${port} does not use TLS. On a private network set ${withoutTls}.`,
  'speaks-tls-only': ({ withTls }, { host, port }) => `${host}:${port} accepts TLS only. Set ${withTls}.`,
};

/** Names host and port, never user, password or options of an address. */
export const connectionSentence = (server: ServerWords, target: ConnectionTarget, problem: ConnectionProblem): string =>
  `${server.name} cannot be reached: ${sentences[problem](server, target)}`;

export const deniedSentence = ({ name, variable }: ServerWords): string =>
  `${name} refuses the configured user, password or key. Check ${variable}.`;
export const silentSentence = ({ name, variable }: ServerWords): string =>
  `${name} can be reached but does not answer correctly. Check ${variable} and its own log.`;

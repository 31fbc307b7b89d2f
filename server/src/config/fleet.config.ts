import { z } from 'zod';

/** Servers that replace the data folder; each variable takes its data out of the folder. */
export const fleetVariables = {
  EVENTSTORE_URL: z
    .string()
    .regex(/^esdb(\+discover)?:\/\//, 'an address that begins with esdb:// or esdb+discover://')
    .optional()
    .describe(
      'EventStoreDB for the events: `esdb://user:password@host:2113?tls=true`, with `&tlsCAFile=/path/ca.crt` when no public authority signs its certificate. A file of the data folder unless given.',
    ),
  MONGODB_URL: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//, 'an address that begins with mongodb:// or mongodb+srv://')
    .optional()
    .describe(
      'MongoDB (a replica set) for read models, recordings, keys, accounts and messages. Files of the data folder unless given.',
    ),
  MONGODB_DATABASE: z
    .string()
    .regex(/^[a-z0-9_-]{1,40}$/i, 'up to 40 letters, digits, - and _')
    .default('ecrin')
    .describe('Prefix of its database names: keys and accounts have separate databases.'),
  BACKGROUND_THREAD: z
    .enum(['auto', 'true', 'false'], 'one of auto, true, false')
    .default('auto')
    .describe(
      'Whether projections and workflows run in a thread of their own beside the API, and queries in another one while many are asked at once; `auto`: where there are two processors or more. Only of a process with all roles, and all data but its events in its folder.',
    ),
  TEMPORAL_ADDRESS: z
    .string()
    .regex(/^[\w.-]+:\d+$/, 'an address like host:7233')
    .optional()
    .describe('Temporal that runs the workflows, as `host:port`. The runner of this process unless given.'),
  TEMPORAL_NAMESPACE: z.string().default('default').describe('Namespace there.'),
  TEMPORAL_API_KEY: z.string().optional().describe('Key for Temporal Cloud; goes over TLS only.'),
  TEMPORAL_TLS: z
    .enum(['true', 'false'], 'true or false')
    .optional()
    .describe('`true` when Temporal uses TLS; implied by an API key or a certificate.'),
  TEMPORAL_TLS_CA: z
    .string()
    .optional()
    .describe('File with the CA certificate that signs Temporal’s, when it is not a public one.'),
  TEMPORAL_TLS_CERT: z.string().optional().describe('File with our certificate for Temporal (mutual TLS).'),
  TEMPORAL_TLS_KEY: z.string().optional().describe('File with the key of that certificate.'),
};

type FleetConfig = Readonly<{
  ROLES: readonly string[];
  EVENTSTORE_URL?: string | undefined;
  MONGODB_URL?: string | undefined;
  MASTER_KEY?: string | undefined;
  TEMPORAL_ADDRESS?: string | undefined;
  TEMPORAL_API_KEY?: string | undefined;
  TEMPORAL_TLS?: string | undefined;
  TEMPORAL_TLS_CERT?: string | undefined;
  TEMPORAL_TLS_KEY?: string | undefined;
}>;

const isApiWithoutProjections = ({ ROLES }: FleetConfig): boolean =>
  ROLES.includes('api') && !ROLES.includes('projections');
const rules: readonly (readonly [broken: (fleet: FleetConfig) => boolean, sentence: string])[] = [
  [
    (fleet) => isApiWithoutProjections(fleet) && !(fleet.EVENTSTORE_URL && fleet.MONGODB_URL),
    'The variable ROLES must include projections with api, or EVENTSTORE_URL and MONGODB_URL must name the stores that several processes share.',
  ],
  [
    (fleet) => isApiWithoutProjections(fleet) && !fleet.MASTER_KEY,
    'The variable MASTER_KEY must be given, the same for every process, when roles run in separate processes.',
  ],
  [
    ({ TEMPORAL_TLS_CERT, TEMPORAL_TLS_KEY }) => (TEMPORAL_TLS_CERT === undefined) !== (TEMPORAL_TLS_KEY === undefined),
    'The variables TEMPORAL_TLS_CERT and TEMPORAL_TLS_KEY must be given together.',
  ],
  [
    ({ TEMPORAL_API_KEY, TEMPORAL_TLS }) => TEMPORAL_API_KEY !== undefined && TEMPORAL_TLS === 'false',
    'The variable TEMPORAL_API_KEY must not be given with TEMPORAL_TLS=false: a key is sent over TLS only.',
  ],
];

/** A sentence for each rule between these variables that is broken. */
export const brokenFleetRules = (fleet: FleetConfig | null): readonly string[] =>
  fleet === null ? [] : rules.filter(([broken]) => broken(fleet)).map(([, sentence]) => sentence);

type ThreadConfig = Omit<FleetConfig, 'MASTER_KEY'> & Readonly<{ BACKGROUND_THREAD: 'auto' | 'true' | 'false' }>;

/** Both threads read and write the files of one folder; EventStoreDB may hold the events, as each has a connection of its own. With servers for the rest, roles are divided over processes instead. */
export const hasBackgroundThread = (config: ThreadConfig, processors: number): boolean => {
  const { BACKGROUND_THREAD, ROLES, MONGODB_URL, TEMPORAL_ADDRESS } = config;
  const isWhole = ['api', 'projections', 'workflows'].every((role) => ROLES.includes(role));
  if (!isWhole || MONGODB_URL || TEMPORAL_ADDRESS) return false;
  return BACKGROUND_THREAD === 'auto' ? processors > 1 : BACKGROUND_THREAD === 'true';
};

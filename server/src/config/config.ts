import { z } from 'zod';
import { backupVariables, brokenBackupRules } from './backup.config.ts';
import { brokenFleetRules, fleetVariables } from './fleet.config.ts';
import { clientLimitVariables, crashVariables, erasureVariables, orbVariables } from './limits.config.ts';
import { modelVariables, speechModelVariables } from './model.config.ts';
import { observabilityVariables } from './observability.config.ts';
import { operatorVariables } from './operator.config.ts';
import { originList } from './origin-list.ts';
import { brokenPushRules, pushVariables } from './push.config.ts';
import { brokenSocialRules, socialVariables } from './social.config.ts';

const port = z.coerce.number('a number').int('a whole number').min(1, 'from 1 to 65535').max(65_535, 'from 1 to 65535');
const url = z.url({ protocol: /^https?$/, error: 'an address that begins with http:// or https://' });
const roles = ['api', 'projections', 'workflows'] as const;
export type Role = (typeof roles)[number];

const roleList = z
  .string()
  .transform((text) => text.split(',').map((role) => role.trim()))
  .pipe(z.array(z.enum(roles, `some of ${roles.join(', ')}, separated by commas`)).min(1));

/** What every role needs. */
export const sharedSchema = z.object({
  ROLES: roleList
    .default([...roles])
    .describe('What this process does: `api`, `projections`, `workflows`, separated by commas.'),
  DATA_DIR: z.string().default('./data').describe('Data folder: events, read models, keys, recordings.'),
  MASTER_KEY: z
    .string()
    .optional()
    .describe(
      '32 bytes in base64 that wrap every client’s key. Without it a `master.key` file, readable by its owner only, is made in the data folder.',
    ),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'one of debug, info, warn, error, silent')
    .default('info')
    .describe('Least important line that is logged; `debug` logs each request.'),
  PORT: port
    .default(3001)
    .describe('Port for pages, API and sockets; of a process without the role `api` for its health only.'),
  ...crashVariables,
  HOST: z.string().optional().describe('Network address to listen on; all of them unless given.'),
  ...backupVariables,
  ...fleetVariables,
  SMTP_URL: z
    .url({ protocol: /^(smtps?|outbox)$/, error: 'an address that begins with smtp:// or smtps://' })
    .optional()
    .describe(
      'Mail server, with its user and password: `smtps://user:password@host:465`. Without it codes and links go into the `outbox` folder of the data folder, and notifications are not mailed; `outbox:` mails them there too, to try it.',
    ),
  ...pushVariables,
  ...modelVariables,
  ...speechModelVariables,
  ...orbVariables,
  ...erasureVariables,
  ...observabilityVariables,
});

export const apiSchema = z.object({
  PUBLIC_URL: url
    .optional()
    .describe(
      'Address people type; with https:// cookies are sent over https only. `http://localhost:PORT` unless given.',
    ),
  ADMIN_EMAIL: z
    .email('an e-mail address')
    .optional()
    .describe(
      'Address of the first superadmin, made at the start while there is no administrator, with `ADMIN_PASSWORD`; ignored afterwards. Without both a link that makes one is printed.',
    ),
  ADMIN_PASSWORD: z.string().optional().describe('Password of that first superadmin. Remove it once it is changed.'),
  ...clientLimitVariables,
  TRUSTED_PROXIES: z.coerce
    .number('a number')
    .int('a whole number')
    .min(0, 'from 0 to 9')
    .max(9, 'from 0 to 9')
    .default(0)
    .describe('Number of your own reverse proxies that add to `X-Forwarded-For`.'),
  ALLOWED_ORIGINS: originList
    .default([])
    .describe(
      'Origins of other sites whose pages may use the API with a token of their own, separated by commas: `https://autre.exemple`. None unless given.',
    ),
  PICTURE_ORIGINS_ALLOWED: originList
    .default([])
    .describe(
      'Origins that pictures of orbs may be fetched from although they are not on the public internet, separated by commas. None unless given.',
    ),
  ...operatorVariables,
  MAIL_FROM: z
    .string()
    .min(3, 'a sender')
    .default('Écrin <ecrin@localhost>')
    .describe('Sender of mails, as `Name <address>`; replies go there.'),
  WHATSAPP_PHONE_NUMBER_ID: z
    .string()
    .optional()
    .describe('Sending number’s id at WhatsApp’s Cloud API; with `WHATSAPP_TOKEN` codes are sent by WhatsApp.'),
  WHATSAPP_TOKEN: z.string().optional().describe('Token of that API.'),
  WHATSAPP_TEMPLATE: z
    .string()
    .default('ecrin_code')
    .describe('Approved authentication template there, in French and English.'),
  WHATSAPP_API_URL: url.default('https://graph.facebook.com/v23.0').describe('Base URL of that API, with its version.'),
  SMS_GATEWAY_URL: url
    .optional()
    .describe(
      'Takes an SMS by POST as JSON `{to, text}`; codes are sent by SMS when it is given. Without any courier codes go into the `outbox` folder too, and phones are offered.',
    ),
  SMS_GATEWAY_TOKEN: z.string().optional().describe('Bearer token of that gateway.'),
  ...socialVariables,
});

export const projectionsSchema = z.object({});

export const workflowsSchema = z.object({});

export type SharedConfig = z.infer<typeof sharedSchema>;
export type ApiConfig = z.infer<typeof apiSchema>;
export type WorkflowsConfig = z.infer<typeof workflowsSchema>;

/** null for a role this process does not have. `given`: names of the variables that are set. */
export type Config = Readonly<{
  given: ReadonlySet<string>;
  shared: SharedConfig;
  api: ApiConfig | null;
  workflows: WorkflowsConfig | null;
  projections: boolean;
}>;

export class ConfigFault extends Error {
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.name = 'ConfigFault';
    this.sentences = sentences;
  }
}

const adminPairMessage = 'The variables ADMIN_EMAIL and ADMIN_PASSWORD must be given together.';
const isAdminIncomplete = (api: ApiConfig | null): boolean =>
  api !== null && (api.ADMIN_EMAIL === undefined) !== (api.ADMIN_PASSWORD === undefined);

const whatsappPairMessage = 'The variables WHATSAPP_PHONE_NUMBER_ID and WHATSAPP_TOKEN must be given together.';
const isWhatsappIncomplete = (api: ApiConfig | null): boolean =>
  api !== null && (api.WHATSAPP_PHONE_NUMBER_ID === undefined) !== (api.WHATSAPP_TOKEN === undefined);

/** Reads the environment; an empty variable counts as unset. Throws `ConfigFault` with a sentence for every variable that is wrong. */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const sentences: string[] = [];
  const read = <Value>(schema: z.ZodType<Value>): Value | null => {
    const { success, data, error } = schema.safeParse(given);
    if (success) return data;
    // The sentence leaves out the value: some are secrets.
    sentences.push(...error.issues.map(({ path, message }) => `The variable ${String(path[0])} must be ${message}.`));
    return null;
  };

  const shared = read(sharedSchema);
  const has = (role: Role): boolean => shared === null || shared.ROLES.includes(role);
  const api = has('api') ? read(apiSchema) : null;
  const workflows = has('workflows') ? read(workflowsSchema) : null;
  sentences.push(...brokenFleetRules(shared), ...brokenBackupRules(shared), ...brokenPushRules(shared));
  if (isAdminIncomplete(api)) sentences.push(adminPairMessage);
  if (isWhatsappIncomplete(api)) sentences.push(whatsappPairMessage);
  sentences.push(...brokenSocialRules(api));
  if (shared === null || sentences.length > 0) throw new ConfigFault([...new Set(sentences)]);
  return { given: new Set(Object.keys(given)), shared, api, workflows, projections: has('projections') };
};

import { z } from 'zod';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Secrets travel there: plain http only inside this machine. */
const providerUrl = z.string().refine((text) => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname));
}, 'an address that begins with https://');

/** Providers people may sign in with: each is offered once it has an id and a secret. */
export const socialVariables = {
  GOOGLE_CLIENT_ID: z
    .string()
    .optional()
    .describe('Client id at Google; with `GOOGLE_CLIENT_SECRET` people may sign in with Google.'),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe('Its secret.'),
  GOOGLE_ISSUER: providerUrl
    .default('https://accounts.google.com')
    .describe('Issuer URL; any OpenID Connect provider works.'),
  X_CLIENT_ID: z
    .string()
    .optional()
    .describe('OAuth 2 client id at X; with `X_CLIENT_SECRET` people may sign in with X.'),
  X_CLIENT_SECRET: z.string().optional().describe('Its secret.'),
  X_AUTHORIZE_URL: providerUrl.default('https://x.com/i/oauth2/authorize').describe('Where X asks people.'),
  X_TOKEN_URL: providerUrl.default('https://api.x.com/2/oauth2/token').describe('Where X exchanges codes.'),
  X_USER_URL: providerUrl
    .default('https://api.x.com/2/users/me')
    .describe('Endpoint at X that returns the signed-in user.'),
} as const;

type SocialConfig = z.infer<z.ZodObject<typeof socialVariables>>;
const pairs = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['X_CLIENT_ID', 'X_CLIENT_SECRET'],
] as const;

/** A sentence for every provider that has an id without its secret, or a secret without its id. */
export const brokenSocialRules = (config: SocialConfig | null): readonly string[] =>
  pairs
    .filter(([id, secret]) => config && (config[id] === undefined) !== (config[secret] === undefined))
    .map(([id, secret]) => `The variables ${id} and ${secret} must be given together.`);

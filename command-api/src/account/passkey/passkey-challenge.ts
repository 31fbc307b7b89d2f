import { addMs } from '@ecrin/domain/time/instant.ts';
import type { CustomContext, CustomRequest, RefusedReply } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { countAttempt } from '../challenge/attempt-limits.ts';

/** How long a device has to answer. */
const challengeMs = 5 * 60_000;
/** Each page that asks for a sign-in begins a ceremony; many people may share one network address. */
const signInsPerAddress = 300;

type Challenging = Pick<ApiServices, 'access' | 'keyedHash' | 'secrets'>;

/** `holder`: the only session, or browser, that can answer. */
export type Ceremony = Readonly<{ purpose: 'add' | 'confirm' | 'sign-in'; holder: string; now: string }>;

const keyOf = ({ purpose, holder }: Ceremony): string => `passkey-${purpose}:${holder}`;
const hashOf = ({ keyedHash }: Pick<ApiServices, 'keyedHash'>, ceremony: Ceremony, challenge: string): string =>
  keyedHash('link', `${keyOf(ceremony)}\n${challenge}`);

/** 256 bits, valid once; the earlier one of the same holder is void. */
export const givePasskeyChallenge = async (services: Challenging, ceremony: Ceremony): Promise<string> => {
  const challenge = services.secrets.token();
  await services.access.issueChallenge({
    key: keyOf(ceremony),
    secretHash: hashOf(services, ceremony, challenge),
    payload: null,
    issuedAt: ceremony.now,
    expiresAt: addMs(ceremony.now, challengeMs),
    triesLeft: 1,
  });
  return challenge;
};

/** Whether the challenge was this ceremony’s. Taken before anything else is verified: an answer that fails cannot be tried again. */
export const takePasskeyChallenge =
  (services: Omit<Challenging, 'secrets'>, ceremony: Ceremony) =>
  async (challenge: string): Promise<boolean> =>
    (
      await services.access.answerChallenge({
        key: keyOf(ceremony),
        secretHash: hashOf(services, ceremony, challenge),
        now: ceremony.now,
      })
    ).outcome === 'right';

const cookieName = ({ https }: Pick<ApiServices, 'https'>): string =>
  https ? '__Host-ecrin-passkey' : 'ecrin-passkey';

/** Who signs in has no session yet: a cookie ties the ceremony to the browser that began it. */
export const browserCookie = (services: Pick<ApiServices, 'https'>, secret: string): string =>
  `${cookieName(services)}=${secret}; Max-Age=${challengeMs / 1_000}; HttpOnly; SameSite=Strict; ${services.https ? 'Path=/; Secure' : 'Path=/api'}`;

/** null: this browser began no ceremony. */
export const browserHolder = (
  services: Pick<ApiServices, 'https' | 'keyedHash'>,
  { cookie }: Pick<CustomRequest<unknown, unknown, unknown>, 'cookie'>,
): string | null => {
  const secret = cookie(cookieName(services));
  return secret === null ? null : holderOf(services, secret);
};

export const holderOf = ({ keyedHash }: Pick<ApiServices, 'keyedHash'>, secret: string): string =>
  keyedHash('link', `passkey browser\n${secret}`);

/** Each ceremony stores a row until it is over. null while more may begin. */
export const countPasskeySignIn = (
  services: Pick<ApiServices, 'access' | 'keyedHash'>,
  { address, now }: Pick<CustomContext, 'address' | 'now'>,
): Promise<RefusedReply | null> =>
  countAttempt(services, now, {
    key: `passkey:${services.keyedHash('address', address)}`,
    limit: signInsPerAddress,
  });

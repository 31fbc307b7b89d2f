import type { CustomRequest } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';

type Services = Pick<ApiServices, 'https' | 'keyedHash' | 'secrets'>;

/** As long as browsers store one, in seconds. */
const maxAge = 400 * 24 * 3_600;
/** How many accounts a browser is remembered for: a family’s, on one computer. */
const mostAccounts = 8;

const cookieName = ({ https }: Services): string => (https ? '__Host-ecrin-seen' : 'ecrin-seen');
const proofOf = ({ keyedHash }: Services, userId: string, nonce: string): string =>
  keyedHash('device', `seen ${userId}\n${nonce}`).slice(0, 32);

/** `isSeen`: the account was signed in to in this browser before. `cookie`: from now on it is. */
export type SeenDevice = Readonly<{ isSeen: boolean; cookie: string }>;

/** In which browsers an account was signed in to is told by a cookie in each of them: no list of anybody’s devices is kept. It grants nothing. */
export const findSeenDevice = (
  services: Services,
  request: Pick<CustomRequest<unknown, unknown, unknown>, 'cookie'>,
  userId: string,
): SeenDevice => {
  const [known = '', ...proofs] = (request.cookie(cookieName(services)) ?? '').split('.');
  const nonce = known || services.secrets.token();
  const proof = proofOf(services, userId, nonce);
  const others = proofs.filter((one) => one !== proof);
  const value = [nonce, ...[proof, ...others].slice(0, mostAccounts)].join('.');
  // Lax: it is sent when a provider leads back here.
  const attributes = `Max-Age=${maxAge}; HttpOnly; SameSite=Lax; ${services.https ? 'Path=/; Secure' : 'Path=/api'}`;
  return { isSeen: proofs.includes(proof), cookie: `${cookieName(services)}=${value}; ${attributes}` };
};

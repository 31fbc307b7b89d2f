import type { CustomRequest } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { isSameOrigin } from '#http/request/same-origin.ts';

/** `deviceCookie`: where an area has its own. */
type Proving = Pick<ApiServices, 'https' | 'keyedHash' | 'secrets'> & Readonly<{ deviceCookie?: string }>;
type Request = Pick<CustomRequest<unknown, unknown, unknown>, 'header' | 'cookie'>;

/** As long as browsers store one, in seconds. */
const maxAge = 400 * 24 * 3_600;

const cookieName = ({ https, deviceCookie = 'ecrin-device' }: Proving): string =>
  https ? `__Host-${deviceCookie}` : deviceCookie;
const proofOf = ({ keyedHash }: Proving, credentialId: string, nonce: string): string =>
  keyedHash('device', `${credentialId}\n${nonce}`);

/**
 * The cookie of a device that has given the right password once. It grants no access: it only has its own attempts, so that its owner can sign in
 * while others exhaust those of the account. It contains no identity, and becomes void with the password it was issued for.
 */
export const knownDeviceCookie = (services: Proving, credentialId: string): string => {
  const nonce = services.secrets.token();
  const path = services.https ? 'Path=/; Secure' : 'Path=/api';
  return `${cookieName(services)}=${nonce}.${proofOf(services, credentialId, nonce)}; Max-Age=${maxAge}; HttpOnly; SameSite=Strict; ${path}`;
};

/** The key that identifies this device, and for which of the credentials it is known; null: for none of them. */
export const findKnownDevice = (
  services: Proving,
  request: Request,
  credentialIds: readonly (string | null)[],
): Readonly<{ nonce: string; index: number }> | null => {
  const [nonce = '', proof = ''] = (isSameOrigin(request) ? (request.cookie(cookieName(services)) ?? '') : '').split(
    '.',
  );
  // Always the same number of hashes, whether or not there is an account. Comparing keyed hashes reveals nothing.
  const proofs = credentialIds.map((credentialId) => proofOf(services, credentialId ?? 'nobody', nonce));
  const index = credentialIds.findIndex((credentialId, index) => credentialId !== null && proofs[index] === proof);
  return index === -1 ? null : { nonce, index };
};

import type { CustomContext, CustomRequest, RefusedReply } from '@ecrin/platform/routing/route.ts';
import { countAttempt, attemptsPerAddress } from '#account/challenge/attempt-limits.ts';
import { findKnownDevice, knownDeviceCookie } from '#account/session/known-device.ts';
import type { ApiServices } from '#http/api-services.ts';

type Services = Pick<ApiServices, 'https' | 'keyedHash' | 'secrets'>;

type Limiting = Pick<ApiServices, 'access' | 'keyedHash'>;

// Counted separately from clients: guessing in one area locks nobody out of the other.
export const countAdminAttemptFromAddress = (
  services: Limiting,
  { address, now }: Pick<CustomContext, 'address' | 'now'>,
): Promise<RefusedReply | null> =>
  countAttempt(services, now, {
    key: `admin-address:${services.keyedHash('address', address)}`,
    limit: attemptsPerAddress,
  });

const deviceCookie = 'ecrin-admin-device';
type Request = Pick<CustomRequest<unknown, unknown, unknown>, 'header' | 'cookie'>;

/** A device that has signed in once has its own attempts: its owner gets in while others exhaust those of the account. */
export const adminPasswordAttemptKey = (
  services: Services,
  { emailHash, credentialId, request }: Readonly<{ emailHash: string; credentialId: string | null; request: Request }>,
): string => {
  const device = findKnownDevice({ ...services, deviceCookie }, request, [credentialId]);
  return device === null ? `admin-password:${emailHash}` : `admin-password:device:${device.nonce}`;
};

/** Attempts at the code, however many sign-ins are started; a known device has its own here too, while somebody with the password exhausts them. */
export const adminCodeAttemptKey = (
  services: Services,
  { adminId, credentialId, request }: Readonly<{ adminId: string; credentialId: string; request: Request }>,
): string => {
  const device = findKnownDevice({ ...services, deviceCookie }, request, [credentialId]);
  return device === null ? `admin-code:${adminId}` : `admin-code:device:${device.nonce}`;
};

export const adminDeviceCookie = (services: Services, credentialId: string): string =>
  knownDeviceCookie({ ...services, deviceCookie }, credentialId);

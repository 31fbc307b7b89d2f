import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { AuthenticatorAnswer, Passkeys, StoredPasskey } from '#ports/sign-in/passkeys.ts';
import { passkeySiteOf, type PasskeySite } from './passkey-site.ts';

/** Loaded on demand: most processes never see a passkey. */
const library = () => import('@simplewebauthn/server');

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
const credentialOf = ({ credentialId, transports }: StoredPasskey) => ({
  id: credentialId,
  transports: [...transports],
});
const expectedOf = ({ host, origin }: PasskeySite) =>
  ({ expectedOrigin: origin, expectedRPID: host, requireUserVerification: true }) as const;

/** The library throws for whatever is not as it must be; its messages repeat what was sent. */
const orNull = async <Value>(verify: () => Promise<Value>): Promise<Value | null> => {
  try {
    return await verify();
  } catch {
    return null;
  }
};

/** null where browsers make no passkeys. `name`: of the site, as authenticators show it. */
export const createWebauthnPasskeys = ({
  publicUrl,
  name,
}: Readonly<{ publicUrl: string; name: string }>): Passkeys | null => {
  const site = passkeySiteOf(publicUrl);
  return site && { ...making(site, name), ...using(site) };
};

const making = (site: PasskeySite, rpName: string): Pick<Passkeys, 'optionsToAdd' | 'verifyNew'> => ({
  optionsToAdd: async ({ userId, name, existing, challenge }) =>
    (await library()).generateRegistrationOptions({
      rpName,
      rpID: site.host,
      userID: new TextEncoder().encode(userId),
      userName: name,
      userDisplayName: name,
      challenge: bytesOf(challenge),
      attestationType: 'none',
      excludeCredentials: existing.map(credentialOf),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    }),
  verifyNew: (answer, take) =>
    orNull(async () => {
      const { verifyRegistrationResponse } = await library();
      const response = answer as RegistrationResponseJSON;
      const verified = await verifyRegistrationResponse({ ...expectedOf(site), response, expectedChallenge: take });
      if (!verified.verified) return null;
      const { id: credentialId, publicKey, counter } = verified.registrationInfo.credential;
      const transports = response.response.transports ?? [];
      return {
        passkey: { credentialId, publicKey: Buffer.from(publicKey).toString('base64url'), transports },
        counter,
      };
    }),
});

const using = (site: PasskeySite): Pick<Passkeys, 'optionsToUse' | 'userIdOf' | 'verifyUse'> => ({
  optionsToUse: async ({ challenge, allowed }) =>
    (await library()).generateAuthenticationOptions({
      rpID: site.host,
      challenge: bytesOf(challenge),
      allowCredentials: allowed.map(credentialOf),
      userVerification: 'required',
    }),
  userIdOf,
  verifyUse: (answer, { credentialId, publicKey }, take) =>
    orNull(async () => {
      const { verifyAuthenticationResponse } = await library();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...expectedOf(site),
        response: answer as AuthenticationResponseJSON,
        expectedChallenge: take,
        // The store compares counters, so that of two answers with the same one only one counts.
        credential: { id: credentialId, publicKey: bytesOf(publicKey), counter: 0 },
      });
      return verified && answer.id === credentialId ? authenticationInfo.newCounter : null;
    }),
});

const userIdOf = ({ response }: AuthenticatorAnswer): string | null => {
  const handle: unknown = 'userHandle' in response ? response.userHandle : null;
  return typeof handle === 'string' && handle !== '' ? Buffer.from(handle, 'base64url').toString() : null;
};

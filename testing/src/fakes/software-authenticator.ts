import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What may be other than a device of this person on this site would answer. */
export type Deviation = Readonly<{
  origin?: string;
  rpId?: string;
  verified?: boolean;
  count?: number;
  userHandle?: string;
}>;

type Options = Readonly<{
  challenge: string;
  user?: Readonly<{ id: string }>;
  rp?: Readonly<{ id?: string }>;
  rpId?: string;
}>;

const present = 0x01;
const verified = 0x04;
const attested = 0x40;
const sha256 = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** COSE of a P-256 key: EC2, ES256. */
const coseOf = (publicKey: KeyObject): Uint8Array => {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
};

/** A device that makes one passkey and signs with it. `counts`: it counts its uses, as security keys do; synchronised ones do not. */
export const createSoftwareAuthenticator = (origin: string, { counts = true }: Readonly<{ counts?: boolean }> = {}) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  let uses = 0;
  let userHandle = '';

  const clientData = (type: string, challenge: string, deviation: Deviation): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: deviation.origin ?? origin, crossOrigin: false }));
  const head = (rpId: string, flags: number, deviation: Deviation): Buffer => {
    if (counts) uses += 1;
    const uv = deviation.verified === false ? 0 : verified;
    return Buffer.concat([
      sha256(deviation.rpId ?? rpId),
      Buffer.from([present | uv | flags]),
      uint32(deviation.count ?? uses),
    ]);
  };
  const answer = (response: object) => ({
    id: base64url(credentialId),
    rawId: base64url(credentialId),
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  });

  return {
    create: (options: Options, deviation: Deviation = {}) => {
      userHandle = options.user?.id ?? '';
      const authData = Buffer.concat([
        head(options.rp?.id ?? '', attested, deviation),
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        coseOf(publicKey),
      ]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', new Uint8Array(authData)],
        ]),
      );
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', options.challenge, deviation)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      });
    },
    get: (options: Options, deviation: Deviation = {}) => {
      const data = clientData('webauthn.get', options.challenge, deviation);
      const authData = head(options.rpId ?? '', 0, deviation);
      return answer({
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)),
        userHandle: deviation.userHandle ?? userHandle,
      });
    },
  };
};

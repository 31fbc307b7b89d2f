import { base64Of, bytesOfBase64 } from './base64.ts';
import { wrappingFromSecret, type Wrapping } from './key-wrap.ts';
import { randomBytes } from './keyring.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type DeviceLock = Readonly<{ credentialId: string; salt: string }>;

/** Whether the device may be able to unlock by its own lock: a face, a finger, its code. */
export const offersDeviceUnlock = async (): Promise<boolean> => {
  if (!('PublicKeyCredential' in globalThis)) return false;
  const isThere = await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);
  const known = await PublicKeyCredential.getClientCapabilities?.().catch(() => ({}));
  return isThere && Reflect.get(known ?? {}, 'extension:prf') !== false;
};

const bytesOf = (source: BufferSource): Bytes =>
  source instanceof ArrayBuffer
    ? new Uint8Array(source)
    : new Uint8Array(source.buffer.slice(source.byteOffset, source.byteOffset + source.byteLength));

const secretIn = (credential: Credential | null): Bytes | null => {
  if (!(credential instanceof PublicKeyCredential)) return null;
  const first = credential.getClientExtensionResults().prf?.results?.first;
  return first ? bytesOf(first) : null;
};

const extensionsOf = (salt: Bytes) => ({ prf: { eval: { first: salt } } });

/** The same 32 bytes each time for one salt, given only after the device has recognised the person. null: it gave none, or was cancelled. */
const askDevice = async ({ credentialId, salt }: DeviceLock): Promise<Bytes | null> => {
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: randomBytes(32),
    allowCredentials: [{ type: 'public-key', id: bytesOfBase64(credentialId) }],
    userVerification: 'required',
    extensions: extensionsOf(bytesOfBase64(salt)),
  };
  return secretIn(await navigator.credentials.get({ publicKey }).catch(() => null));
};

/** What unwraps the data key. null: the device gave nothing. */
export const deviceWrapping = async (lock: DeviceLock): Promise<Wrapping | null> => {
  const secret = await askDevice(lock);
  return secret && wrappingFromSecret(secret);
};

/** Makes a passkey for this lock alone: it signs in nowhere. null: the device cannot, or was cancelled. `name`: as the device lists it. */
export const enrolDevice = async (name: string): Promise<(DeviceLock & Readonly<{ wrapping: Wrapping }>) | null> => {
  const salt = randomBytes(32);
  const publicKey: PublicKeyCredentialCreationOptions = {
    rp: { name: 'Écrin' },
    user: { id: randomBytes(16), name, displayName: name },
    challenge: randomBytes(32),
    pubKeyCredParams: [
      { type: 'public-key', alg: -7 },
      { type: 'public-key', alg: -257 },
    ],
    authenticatorSelection: {
      authenticatorAttachment: 'platform',
      residentKey: 'discouraged',
      userVerification: 'required',
    },
    extensions: extensionsOf(salt),
  };
  const made = await navigator.credentials.create({ publicKey }).catch(() => null);
  if (!(made instanceof PublicKeyCredential)) return null;
  const lock = { credentialId: base64Of(new Uint8Array(made.rawId)), salt: base64Of(salt) };
  // Some devices give the secret with the passkey, others only when it is asked for.
  const secret = secretIn(made) ?? (await askDevice(lock));
  return secret && { ...lock, wrapping: await wrappingFromSecret(secret) };
};

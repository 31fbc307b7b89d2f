import { createECDH } from 'node:crypto';
import { z } from 'zod';
import { originList } from './origin-list.ts';

const bytesOf = (text: string): number => (/^[\w-]+$/.test(text) ? Buffer.from(text, 'base64url').length : 0);
const isSubject = (text: string): boolean => /^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(text);

/** How this server makes itself known to the push services of browsers: all three, or no pushes. */
export const pushVariables = {
  VAPID_PUBLIC_KEY: z
    .string()
    .refine((text) => bytesOf(text) === 65, 'a VAPID public key: 65 bytes in base64url')
    .optional()
    .describe(
      'Public half of the key pair that signs web pushes (base64url); browsers subscribe with it. Pushes are sent when the other two are set as well.',
    ),
  VAPID_PRIVATE_KEY: z
    .string()
    .refine((text) => bytesOf(text) === 32, 'a VAPID private key: 32 bytes in base64url')
    .optional()
    .describe('Its private half.'),
  VAPID_SUBJECT: z
    .string()
    .refine(isSubject, 'an address like mailto:bonjour@exemple.fr or https://exemple.fr')
    .optional()
    .describe('Contact for push services: `mailto:bonjour@exemple.fr`, or a page with https://.'),
  PUSH_ENDPOINTS_ALLOWED: originList
    .default([])
    .describe(
      'Origins of push services that may be sent to although they are not on the public internet, separated by commas. None unless given.',
    ),
} as const;

type PushConfig = Readonly<{
  VAPID_PUBLIC_KEY?: string | undefined;
  VAPID_PRIVATE_KEY?: string | undefined;
  VAPID_SUBJECT?: string | undefined;
}>;

const allOrNoneMessage = 'The variables VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT must be given together.';
const keyPairMessage = 'The variables VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be the two halves of one pair.';

/** A sentence when some of the three are given and not all, or when the halves do not fit. */
export const brokenPushRules = (config: PushConfig | null): readonly string[] => {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = config ?? {};
  const given = [publicKey, privateKey, subject].filter((value) => value !== undefined).length;
  if (given === 0) return [];
  if (publicKey === undefined || privateKey === undefined || subject === undefined) return [allOrNoneMessage];
  return isKeyPair(publicKey, privateKey) ? [] : [keyPairMessage];
};

const isKeyPair = (publicKey: string, privateKey: string): boolean => {
  const ecdh = createECDH('prime256v1');
  try {
    ecdh.setPrivateKey(privateKey, 'base64url');
    return ecdh.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
};

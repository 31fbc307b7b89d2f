import { createECDH } from 'node:crypto';
import { z } from 'zod';
import { originList } from './origin-list.ts';

const bytesOf = (text: string): number => (/^[\w-]+$/.test(text) ? Buffer.from(text, 'base64url').length : 0);
const isSubject = (text: string): boolean => /^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(text);

/** How this server identifies itself to the push services of browsers. */
export const pushVariables = {
  VAPID_PUBLIC_KEY: z
    .string()
    .refine((text) => bytesOf(text) === 65, 'a VAPID public key: 65 bytes in base64url')
    .optional()
    .describe(
      'Public half of the key pair that signs web pushes (base64url); browsers subscribe with it. A pair derived from the master key unless both halves are given.',
    ),
  VAPID_PRIVATE_KEY: z
    .string()
    .refine((text) => bytesOf(text) === 32, 'a VAPID private key: 32 bytes in base64url')
    .optional()
    .describe('Its private half.'),
  VAPID_SUBJECT: z
    .string()
    .refine(isSubject, 'an address like mailto:bonjour@exemple.fr or https://exemple.fr')
    .default('mailto:ecrin@localhost')
    .describe('Contact for push services: `mailto:bonjour@exemple.fr`, or a page with https://.'),
  PUSH_ENDPOINTS_ALLOWED: originList
    .default([])
    .describe(
      'Origins of push services, and of other écrins that a journal may move here from, that may be called although they are not on the public internet, separated by commas. None unless given.',
    ),
} as const;

type PushConfig = Readonly<{
  VAPID_PUBLIC_KEY?: string | undefined;
  VAPID_PRIVATE_KEY?: string | undefined;
}>;

const bothHalvesMessage = 'The variables VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be given together.';
const keyPairMessage = 'The variables VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be the two halves of one pair.';

/** A sentence when only one half is given, or when they do not fit. */
export const brokenPushRules = (config: PushConfig | null): readonly string[] => {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = config ?? {};
  if (publicKey === undefined && privateKey === undefined) return [];
  if (publicKey === undefined || privateKey === undefined) return [bothHalvesMessage];
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

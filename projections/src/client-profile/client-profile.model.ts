import type { ClientPortrait } from '@ecrin/domain/client/client.events.ts';
import type { SocialProvider } from '@ecrin/domain/identity/identity.vocabulary.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { Passkeys } from '@ecrin/domain/passkey/passkeys.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** `pushToken` is for sending only and is never shown. Words are null once their key is destroyed. */
export type ClientProfileDocument = Readonly<{
  ownerId: string;
  portrait: Partial<ClientPortrait>;
  pictureVersion: string | null;
  email: string | null;
  emailProved: boolean;
  awaitedEmail: string | null;
  hasPassword: boolean;
  identities: readonly SocialProvider[];
  phone: string | null;
  passkeys: Passkeys;
  language: Language;
  words: readonly string[];
  pushToken: string | null;
  registeredAt: string;
  /** To be given to friends. */
  referralCode: string;
}>;

export const clientProfileModel: Model<ClientProfileDocument> = {
  name: 'client-profile',
  version: 7,
  indexes: [['ownerId'], ['referralCode']],
};

import type { SocialProvider } from '#identity/identity.vocabulary.ts';
import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { Language } from '#kernel/language.ts';
import { withoutPasskey, withPasskey, withPasskeyName, type Passkeys } from '#passkey/passkeys.ts';
import type { ErasureAsker } from './client-erasure.events.ts';
import type { ClientAccountEvent, ClientPortrait } from './client.events.ts';

/** `dueAt`: from then on nothing undoes it. */
type AskedErasure = Readonly<{ erasureId: string; number: string; by: ErasureAsker; askedAt: string; dueAt: string }>;

/** Personal words are null once the client's key is destroyed. */
export type RegisteredClient = Readonly<{
  status: 'registered';
  clientId: string;
  /** null while there is none; unproved until `emailProved`. */
  emailHash: string | null;
  email: string | null;
  emailProved: boolean;
  /** Replaces it once it is proved. */
  awaitedEmail: Readonly<{ emailHash: string; email: string | null }> | null;
  /** The previous one, released. */
  formerEmailHash: string | null;
  /** null: no password signs in to this account. */
  credentialId: string | null;
  /** Hashes of their identities at providers. */
  identities: Readonly<Partial<Record<SocialProvider, string>>>;
  phone: Readonly<{ phoneHash: string; phone: string | null }> | null;
  passkeys: Passkeys;
  /** A number to be proved. */
  awaitedPhone: Readonly<{ phoneHash: string; phone: string | null }> | null;
  language: Language;
  registeredAt: string;
  /** Not deactivated by an administrator: it can be signed in to, and what is scheduled runs. */
  active: boolean;
  portrait: Partial<ClientPortrait>;
  pictureVersion: string | null;
  pushToken: string | null;
  words: readonly string[];
  /** null: none is asked for. */
  erasure: AskedErasure | null;
  /** Those that signing in has undone, the last one last. */
  withdrawnErasures: readonly (AskedErasure & Readonly<{ withdrawnAt: string }>)[];
}>;
/** Its erasure has begun: there is no such account any more. `before`: what is left to release of it. */
export type ClosedClient = Readonly<{
  status: 'closed';
  clientId: string;
  erasure: AskedErasure;
  before: RegisteredClient;
  erasedAt: string | null;
}>;
export type Client = Readonly<{ status: 'unknown' }> | RegisteredClient | ClosedClient;

const changed = (client: Client, change: Partial<RegisteredClient>): Client =>
  client.status === 'registered' ? { ...client, ...change } : client;

const changedPasskeys = (client: Client, change: (passkeys: Passkeys) => Passkeys): Client =>
  client.status === 'registered' ? { ...client, passkeys: change(client.passkeys) } : client;

const without = (
  identities: RegisteredClient['identities'],
  provider: SocialProvider,
): RegisteredClient['identities'] => {
  const { [provider]: _gone, ...left } = identities;
  return left;
};

const formerOf = (client: Client, emailHash: string): Partial<RegisteredClient> =>
  client.status === 'registered' && client.emailHash !== emailHash ? { formerEmailHash: client.emailHash } : {};

export const client: Aggregate<Client, ClientAccountEvent> = {
  category: 'client',
  initial: { status: 'unknown' },
  evolve: evolveWith<Client, ClientAccountEvent>({
    ClientRegistered: (_before, { clientId, emailHash, credentialId, language, registeredAt }, words) => ({
      status: 'registered',
      clientId,
      credentialId,
      language,
      registeredAt,
      active: true,
      emailHash,
      email: words?.email ?? null,
      emailProved: false,
      awaitedEmail: null,
      formerEmailHash: null,
      identities: {},
      phone: null,
      passkeys: [],
      awaitedPhone: null,
      portrait: words?.firstname ? { firstname: words.firstname } : {},
      pictureVersion: null,
      pushToken: null,
      words: [],
      erasure: null,
      withdrawnErasures: [],
    }),
    ClientLanguageChosen: (before, { language }) => changed(before, { language }),
    ClientPushTokenSaved: (before, _data, words) => changed(before, { pushToken: words?.pushToken ?? null }),
    ClientProfileEdited: (before, _data, words) =>
      before.status === 'registered'
        ? changed(before, { portrait: words ? { ...before.portrait, ...words } : {} })
        : before,
    ClientPictureChanged: (before, { version }) => changed(before, { pictureVersion: version }),
    ClientPictureRemoved: (before) => changed(before, { pictureVersion: null }),
    ClientWordListSet: (before, _data, words) => changed(before, { words: words?.words ?? [] }),
    // Pending proofs are removed with the old password: whoever had that may have requested them.
    ClientPasswordChanged: (before, { credentialId, otherWaysIn }) =>
      changed(before, {
        credentialId,
        awaitedEmail: null,
        awaitedPhone: null,
        ...(otherWaysIn === 'removed' ? { identities: {}, phone: null, passkeys: [] } : {}),
      }),
    ClientEmailChangeAsked: (before, { emailHash }, words) =>
      changed(before, { awaitedEmail: { emailHash, email: words?.email ?? null } }),
    ClientEmailProved: (before, { emailHash }, words) =>
      changed(before, {
        emailHash,
        email: words?.email ?? null,
        emailProved: true,
        awaitedEmail: null,
        ...formerOf(before, emailHash),
      }),
    ClientIdentityLinked: (before, { provider, identityHash }) =>
      before.status === 'registered'
        ? changed(before, { identities: { ...before.identities, [provider]: identityHash } })
        : before,
    ClientIdentityUnlinked: (before, { provider }) =>
      before.status === 'registered' ? changed(before, { identities: without(before.identities, provider) }) : before,
    ClientPhoneAwaited: (before, { phoneHash }, words) =>
      changed(before, { awaitedPhone: { phoneHash, phone: words?.phone ?? null } }),
    ClientPhoneProved: (before, { phoneHash }, words) =>
      changed(before, { phone: { phoneHash, phone: words?.phone ?? null }, awaitedPhone: null }),
    ClientPhoneRemoved: (before) => changed(before, { phone: null, awaitedPhone: null }),
    ClientPasskeyAdded: (before, { passkeyId, addedAt }, words) =>
      changedPasskeys(before, (passkeys) => withPasskey(passkeys, { passkeyId, name: words?.name ?? null, addedAt })),
    ClientPasskeyRenamed: (before, { passkeyId }, words) =>
      changedPasskeys(before, (passkeys) => withPasskeyName(passkeys, passkeyId, words?.name ?? null)),
    ClientPasskeyRemoved: (before, { passkeyId }) =>
      changedPasskeys(before, (passkeys) => withoutPasskey(passkeys, passkeyId)),
    ClientDeactivated: (before) => changed(before, { active: false }),
    ClientReactivated: (before) => changed(before, { active: true }),
    ClientSessionsEnded: (before) => before,
    ClientCodeResent: (before) => before,
    ClientErasureAsked: (before, { erasureId, number, by, askedAt, dueAt }) =>
      changed(before, { erasure: { erasureId, number, by, askedAt, dueAt } }),
    ClientErasureWithdrawn: (before, { withdrawnAt }) =>
      before.status === 'registered' && before.erasure
        ? changed(before, {
            erasure: null,
            withdrawnErasures: [...before.withdrawnErasures, { ...before.erasure, withdrawnAt }],
          })
        : before,
    ClientErasureBegun: (before) =>
      before.status === 'registered' && before.erasure
        ? { status: 'closed', clientId: before.clientId, erasure: before.erasure, before, erasedAt: null }
        : before,
    ClientErased: (before, { erasedAt }) => (before.status === 'closed' ? { ...before, erasedAt } : before),
  }),
  ownerOf: (state) => (state.status === 'unknown' ? null : state.clientId),
};

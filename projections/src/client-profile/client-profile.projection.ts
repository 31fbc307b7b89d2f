import type { ClientEvent } from '@ecrin/domain/client/client.events.ts';
import { referralCodeOf } from '@ecrin/domain/client/referral-code.ts';
import type { SocialProvider } from '@ecrin/domain/identity/identity.vocabulary.ts';
import { withoutPasskey, withPasskey, withPasskeyName } from '@ecrin/domain/passkey/passkeys.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { clientProfileModel, type ClientProfileDocument } from './client-profile.model.ts';

const without = ({ identities }: ClientProfileDocument, provider: SocialProvider): readonly SocialProvider[] =>
  identities.filter((one) => one !== provider);

export const clientProfileProjection = defineProjection<ClientProfileDocument, ClientEvent>()({
  model: clientProfileModel,
  documentId: ({ data }) => data.clientId,
  on: {
    ClientRegistered: (_profile, { clientId, credentialId, language, registeredAt }, words) => ({
      ownerId: clientId,
      portrait: words?.firstname ? { firstname: words.firstname } : {},
      pictureVersion: null,
      email: words?.email ?? null,
      emailProved: false,
      awaitedEmail: null,
      hasPassword: credentialId !== null,
      identities: [],
      phone: null,
      passkeys: [],
      language,
      words: [],
      pushToken: null,
      registeredAt,
      referralCode: referralCodeOf(clientId),
    }),
    ClientLanguageChosen: (profile, { language }) => profile && { ...profile, language },
    ClientPushTokenSaved: (profile, _data, words) => profile && { ...profile, pushToken: words?.pushToken ?? null },
    ClientProfileEdited: (profile, _data, words) =>
      profile && { ...profile, portrait: words ? { ...profile.portrait, ...words } : {} },
    ClientPictureChanged: (profile, { version }) => profile && { ...profile, pictureVersion: version },
    ClientPictureRemoved: (profile) => profile && { ...profile, pictureVersion: null },
    ClientWordListSet: (profile, _data, words) => profile && { ...profile, words: words?.words ?? [] },
    ClientPasswordChanged: (profile, { otherWaysIn }) =>
      profile && {
        ...profile,
        hasPassword: true,
        awaitedEmail: null,
        ...(otherWaysIn === 'removed' ? { identities: [], phone: null, passkeys: [] } : {}),
      },
    ClientIdentityLinked: (profile, { provider }) =>
      profile && { ...profile, identities: [...without(profile, provider), provider] },
    ClientIdentityUnlinked: (profile, { provider }) =>
      profile && { ...profile, identities: without(profile, provider) },
    ClientPhoneAwaited: (profile) => profile,
    ClientPhoneProved: (profile, _data, words) => profile && { ...profile, phone: words?.phone ?? null },
    ClientPhoneRemoved: (profile) => profile && { ...profile, phone: null },
    ClientPasskeyAdded: (profile, { passkeyId, addedAt }, words) =>
      profile && {
        ...profile,
        passkeys: withPasskey(profile.passkeys, { passkeyId, name: words?.name ?? null, addedAt }),
      },
    ClientPasskeyRenamed: (profile, { passkeyId }, words) =>
      profile && { ...profile, passkeys: withPasskeyName(profile.passkeys, passkeyId, words?.name ?? null) },
    ClientPasskeyRemoved: (profile, { passkeyId }) =>
      profile && { ...profile, passkeys: withoutPasskey(profile.passkeys, passkeyId) },
    ClientEmailChangeAsked: (profile, _data, words) => profile && { ...profile, awaitedEmail: words?.email ?? null },
    ClientEmailProved: (profile, _data, words) =>
      profile && { ...profile, email: words?.email ?? null, emailProved: true, awaitedEmail: null },
    ClientDeactivated: (profile) => profile,
    ClientReactivated: (profile) => profile,
    ClientSessionsEnded: (profile) => profile,
    ClientCodeResent: (profile) => profile,
    ClientErasureAsked: (profile) => profile,
    ClientErasureWithdrawn: (profile) => profile,
    ClientErasureBegun: (profile) => profile,
    ClientErased: (profile) => profile,
    ClientLoggedIn: (profile) => profile,
    ClientLoggedOut: (profile) => profile,
    ClientSessionEnded: (profile) => profile,
  },
});

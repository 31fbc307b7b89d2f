import type { ClientEvent } from '@ecrin/domain/client/client.events.ts';
import { defineProjection } from '@ecrin/platform/projection.ts';
import { clientProfileModel, type ClientProfileDocument } from './client-profile.model.ts';

export const clientProfileProjection = defineProjection<ClientProfileDocument, ClientEvent>()({
  model: clientProfileModel,
  documentId: ({ data }) => data.clientId,
  on: {
    ClientRegistered: (_profile, { clientId, language, registeredAt }, words) => ({
      ownerId: clientId, portrait: words ? { firstname: words.firstname } : {}, pictureVersion: null, email: words?.email ?? null, language, words: [], pushToken: null, registeredAt,
    }),
    ClientLanguageChosen: (profile, { language }) => profile && { ...profile, language },
    ClientPushTokenSaved: (profile, _data, words) => profile && { ...profile, pushToken: words?.pushToken ?? null },
    ClientProfileEdited: (profile, _data, words) => profile && { ...profile, portrait: words ? { ...profile.portrait, ...words } : {} },
    ClientPictureChanged: (profile, { version }) => profile && { ...profile, pictureVersion: version },
    ClientPictureRemoved: (profile) => profile && { ...profile, pictureVersion: null },
    ClientWordListSet: (profile, _data, words) => profile && { ...profile, words: words?.words ?? [] },
    ClientPasswordChanged: (profile) => profile,
    ClientLoggedIn: (profile) => profile,
    ClientLoggedOut: (profile) => profile,
    ClientSessionEnded: (profile) => profile,
  },
});

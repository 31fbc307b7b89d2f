import { evolveWith, type Aggregate } from '../kernel/event-sourcing.ts';
import type { Language } from '../thought/thought.vocabulary.ts';
import type { ClientAccountEvent, ClientPortrait } from './client.events.ts';

/** Personal words are null once the client's key is gone. */
export type RegisteredClient = Readonly<{
  status: 'registered';
  clientId: string;
  emailHash: string;
  credentialId: string;
  language: Language;
  portrait: Partial<ClientPortrait>;
  pictureVersion: string | null;
  pushToken: string | null;
  words: readonly string[];
}>;
export type Client = Readonly<{ status: 'unknown' }> | RegisteredClient;

const changed = (client: Client, change: Partial<RegisteredClient>): Client =>
  client.status === 'registered' ? { ...client, ...change } : client;

export const client: Aggregate<Client, ClientAccountEvent> = {
  category: 'client',
  initial: { status: 'unknown' },
  evolve: evolveWith<Client, ClientAccountEvent>({
    ClientRegistered: (_before, { clientId, emailHash, credentialId, language }, words) => ({
      status: 'registered', clientId, emailHash, credentialId, language, portrait: words ? { firstname: words.firstname } : {}, pictureVersion: null, pushToken: null, words: [],
    }),
    ClientLanguageChosen: (before, { language }) => changed(before, { language }),
    ClientPushTokenSaved: (before, _data, words) => changed(before, { pushToken: words?.pushToken ?? null }),
    ClientProfileEdited: (before, _data, words) =>
      before.status === 'registered' ? changed(before, { portrait: words ? { ...before.portrait, ...words } : {} }) : before,
    ClientPictureChanged: (before, { version }) => changed(before, { pictureVersion: version }),
    ClientPictureRemoved: (before) => changed(before, { pictureVersion: null }),
    ClientWordListSet: (before, _data, words) => changed(before, { words: words?.words ?? [] }),
    ClientPasswordChanged: (before, { credentialId }) => changed(before, { credentialId }),
  }),
  ownerOf: (state) => (state.status === 'registered' ? state.clientId : null),
};

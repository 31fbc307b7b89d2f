import type { ClientProfile } from '@ecrin/contracts/client/client.ts';
import { client } from '@ecrin/domain/client/client.aggregate.ts';
import type { ClientEvent } from '@ecrin/domain/client/client.events.ts';
import type { Events, RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { streamOf } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { findFavorites } from '#favorite/list-favorites.query.ts';
import { countUnread } from '#unread-count/count-unread.query.ts';
import { clientProfileModel, type ClientProfileDocument } from './client-profile.model.ts';
import { clientProfileProjection } from './client-profile.projection.ts';

const emptyPortrait = {
  firstname: null,
  lastname: null,
  job: null,
  organisation: null,
  city: null,
  department: null,
  country: null,
};

/** A client's own events, while the model that is made of all of them is not whole: nobody is taken for unknown meanwhile. */
const foldProfile = async (
  events: Pick<Events, 'readStream'>,
  clientId: string,
): Promise<ClientProfileDocument | null> => {
  let profile: ClientProfileDocument | null = null;
  // Handlers get the events they are declared for.
  for await (const event of events.readStream(streamOf(client, clientId)) as AsyncIterable<RecordedEvent<ClientEvent>>)
    if (clientProfileProjection.handles.includes(event.type)) profile = clientProfileProjection.apply(profile, event);
  return profile;
};

/** What `me` answers, but for what only the address knows; null for an unknown id. `events`: for a profile that is not in the model yet. */
export const findClientProfile =
  (models: ReadModels, events: Pick<Events, 'readStream'> | null = null) =>
  async (clientId: string): Promise<Omit<ClientProfile, 'emailTaken'> | null> => {
    const store = await models.open(clientProfileModel);
    const stored = await store.get(clientId);
    const profile =
      stored ?? (events && (await store.checkpoint()) === null ? await foldProfile(events, clientId) : null);
    return (
      profile && {
        _id: clientId,
        ...emptyPortrait,
        ...profile.portrait,
        helpLine: profile.portrait.helpLine ?? 'shown',
        email: profile.email,
        picture: profile.pictureVersion && `/api/client/picture/${profile.pictureVersion}`,
        notifications: await countUnread(models)(clientId),
        language: profile.language,
        emailProved: profile.emailProved,
        awaitedEmail: profile.awaitedEmail,
        hasPassword: profile.hasPassword,
        phone: profile.phone,
        identities: [...profile.identities],
        passkeys: [...profile.passkeys],
        referralCode: profile.referralCode,
        favorites: (await findFavorites(models, clientId)).map(({ itemId }) => itemId),
        words: [...profile.words],
        registeredAt: profile.registeredAt,
      }
    );
  };

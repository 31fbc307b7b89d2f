import type { ClientProfile } from '@ecrin/contracts/client/client.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { findFavorites } from '#favorite/list-favorites.query.ts';
import { countUnread } from '#unread-count/count-unread.query.ts';
import { clientProfileModel } from './client-profile.model.ts';

const emptyPortrait = {
  firstname: null,
  lastname: null,
  job: null,
  organisation: null,
  city: null,
  department: null,
  country: null,
};

/** What `me` answers, but for what only the address knows; null for an unknown id. */
export const findClientProfile =
  (models: ReadModels) =>
  async (clientId: string): Promise<Omit<ClientProfile, 'emailTaken'> | null> => {
    const profile = await (await models.open(clientProfileModel)).get(clientId);
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
        referralCode: profile.referralCode,
        favorites: (await findFavorites(models, clientId)).map(({ itemId }) => itemId),
        words: [...profile.words],
        registeredAt: profile.registeredAt,
      }
    );
  };

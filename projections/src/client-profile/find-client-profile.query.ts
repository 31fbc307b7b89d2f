import type { ClientProfile } from '@ecrin/contracts/client.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { clientProfileModel } from './client-profile.model.ts';

/** What `me` shows of a client; null while none is known under that id. */
export const findClientProfile = (models: ReadModels) => async (clientId: string): Promise<ClientProfile | null> => {
  const profile = await (await models.open(clientProfileModel)).get(clientId);
  return profile && {
    _id: clientId,
    firstname: profile.firstname,
    email: profile.email,
    picture: null,
    notifications: 0,
    language: profile.language,
    emailProved: false, awaitedEmail: null, phone: null, identities: [], hasPassword: true,
    lastname: null, job: null, organisation: null, city: null, department: null, country: null, referralCode: '', favorites: [],
    words: [...profile.words],
    registeredAt: profile.registeredAt,
  };
};

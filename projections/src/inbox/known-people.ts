import type { KnownAdmin, KnownClient } from '@ecrin/contracts/admin/known-people.ts';
import { referralCodeOf } from '@ecrin/domain/client/referral-code.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { adminRowModel } from '#admin-row/admin-row.model.ts';
import { clientProfileModel } from '#client-profile/client-profile.model.ts';

type Models = Pick<ReadModels, 'open'>;
export type FindKnown<Known> = (id: string) => Known;

/** The identity of some clients, as administrators see it. */
export const knownClients = async (models: Models, ids: readonly string[]): Promise<FindKnown<KnownClient>> => {
  const found = await (await models.open(clientProfileModel)).getMany([...new Set(ids)]);
  return (clientId) => {
    const { firstname = null, lastname = null } = found.get(clientId)?.doc.portrait ?? {};
    return { clientId, firstname, lastname, code: referralCodeOf(clientId) };
  };
};

/** Those of the ids that are clients. */
export const findKnownClients = async (
  models: Models,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KnownClient>> => {
  const found = await (await models.open(clientProfileModel)).getMany([...new Set(ids)]);
  const known = await knownClients(models, [...found.keys()]);
  return new Map([...found.keys()].map((id) => [id, known(id)]));
};

export const knownAdmins = async (models: Models, ids: readonly string[]): Promise<FindKnown<KnownAdmin>> => {
  const found = await (await models.open(adminRowModel)).getMany([...new Set(ids)]);
  return (adminId) => ({ adminId, fullname: found.get(adminId)?.doc.fullname ?? null });
};

/** The ids that are there. */
export const idsIn = (ids: readonly (string | null)[]): readonly string[] => ids.filter((id) => id !== null);

import { inboxHolders, type HolderFilter, type ItemHolder } from '@ecrin/contracts/inbox/assignment.ts';
import type { Holder } from '@ecrin/domain/inbox/assign-item.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { adminRowModel } from '#admin-row/admin-row.model.ts';
import { findAdminRows } from '#admin-row/find-admin-rows.query.ts';
import { knownAdmins } from './known-people.ts';

type Held = Readonly<{ holder: Holder | null }>;
export type ShownHolders = (item: Held) => ItemHolder;

/** Whose items of the inbox are, by name. */
export const shownHolders = async (models: Pick<ReadModels, 'open'>, items: readonly Held[]): Promise<ShownHolders> => {
  const adminOf = await knownAdmins(
    models,
    items.flatMap(({ holder }) => holder?.adminId ?? []),
  );
  return ({ holder }) => holder && { admin: adminOf(holder.adminId), since: holder.since };
};

/** Narrows a queue to the caller's own items, or to nobody's. */
export const ofHolder = (filter: HolderFilter | undefined, adminId: string): Readonly<{ holderId?: string | null }> =>
  filter ? { holderId: filter === 'mine' ? adminId : null } : {};

export const listInboxHoldersRoute = queryRoute({
  method: 'get',
  path: '/inbox-holders',
  access: 'admin',
  summary: 'Lists to whom an item of the inbox may be handed: active administrators, by name only',
  params: z.object({}),
  query: z.object({}),
  answer: inboxHolders,
  model: adminRowModel,
  ask: (models) => async () => ({
    items: (await findAdminRows(models)()).flatMap(({ adminId, fullname, active }) =>
      active ? { adminId, fullname } : [],
    ),
  }),
});

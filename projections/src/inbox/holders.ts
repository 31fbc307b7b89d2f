import { inboxHolders, type HolderFilter, type ItemHolder } from '@ecrin/contracts/inbox/assignment.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { adminRowModel } from '#admin-row/admin-row.model.ts';
import { findAdminRows } from '#admin-row/find-admin-rows.query.ts';
import { inboxItemModel, type InboxItemDocument } from './inbox-item.model.ts';
import { idsIn, knownAdmins } from './known-people.ts';

/** What the place of an item says of it. */
export type ShownPlace = Readonly<{ late: boolean; holder: ItemHolder }>;
type Models = Pick<ReadModels, 'open'>;

/** Whether some items are late, and whose they are, by name. */
export const shownPlaces = async (models: Models, items: readonly InboxItemDocument[], now: string) => {
  const adminOf = await knownAdmins(models, idsIn(items.map(({ holderId }) => holderId)));
  return ({ status, dueAt, holder }: InboxItemDocument): ShownPlace => ({
    late: status === 'open' && dueAt < now,
    holder: holder && { admin: adminOf(holder.adminId), since: holder.since },
  });
};

/** The same of one. */
export const findShownPlace = async (models: Models, itemId: string, now: string): Promise<ShownPlace> => {
  const item = await (await models.open(inboxItemModel)).get(itemId);
  return item ? (await shownPlaces(models, [item], now))(item) : { late: false, holder: null };
};

/** Narrows the inbox to the caller's own items, or to nobody's. */
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

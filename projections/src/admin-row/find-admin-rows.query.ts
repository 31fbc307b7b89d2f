import { adminPictureOf, type AdminRow } from '@ecrin/contracts/admin/admin.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { adminRowModel, type AdminRowDocument } from './admin-row.model.ts';

type Row = Omit<AdminRow, 'sessions'>;

/** More administrators than any back-office has. */
const limit = 1_000;

const rowOf = ({ ownerId, pictureVersion, authenticator, passkeys, ...row }: AdminRowDocument): Row => ({
  adminId: ownerId,
  ...row,
  secondFactor: authenticator || passkeys > 0,
  picture: adminPictureOf(ownerId, pictureVersion),
});

/** Every administrator, in order of creation. */
export const findAdminRows = (models: ReadModels) => async (): Promise<readonly Row[]> => {
  const store = await models.open(adminRowModel);
  const { items } = await store.find({ filter: {}, sort: [['createdAt', 'asc']], limit });
  return items.map(rowOf);
};

/** null for an unknown id. */
export const findAdminRow =
  (models: ReadModels) =>
  async (adminId: string): Promise<Row | null> => {
    const row = await (await models.open(adminRowModel)).get(adminId);
    return row && rowOf(row);
  };

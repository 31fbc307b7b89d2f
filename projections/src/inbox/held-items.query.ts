import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { inboxItemModel } from './inbox-item.model.ts';

type HeldItem = Readonly<{ kind: 'request' | 'report' | 'erasure'; id: string; ownerId: string }>;

export const heldItemsModels = [inboxItemModel] as const;
const atOnce = 100;

/** What an administrator has of the inbox, whatever its state, some at a time. `ownerId`: the client with whose stream it is decided. */
export const listHeldItems =
  (models: Pick<ReadModels, 'open'>) =>
  async (holderId: string): Promise<readonly HeldItem[]> => {
    const store = await models.open(inboxItemModel);
    const { items } = await store.find({ filter: { holderId }, sort: [], limit: atOnce });
    return items.map(({ kind, id, clientId: ownerId }) => ({
      kind: kind === 'report' || kind === 'erasure' ? kind : ('request' as const),
      id,
      ownerId,
    }));
  };

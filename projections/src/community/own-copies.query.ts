import type { SharedCopy } from '@ecrin/domain/story/shared-copy.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { communityCopyModel, communityModel, type CommunityCopyDocument } from './community.model.ts';

/** What a client shared in communities and did not withdraw, for their archive. `community` null: its name is gone. */
export type OwnCopy = Pick<CommunityCopyDocument, 'copyId' | 'kind' | 'sourceId' | 'publicly' | 'sharedAt'> &
  Readonly<{ community: string | null; copy: SharedCopy | null }>;

export const allOwnCopiesOf = async (
  models: Pick<ReadModels, 'open'>,
  ownerId: string,
): Promise<readonly OwnCopy[]> => {
  const [copies, communities] = [await models.open(communityCopyModel), await models.open(communityModel)];
  const all: OwnCopy[] = [];
  let cursor: string | null = null;
  do {
    const page = await copies.find({ filter: { ownerId }, sort: [['sharedAt', 'asc']], limit: 100, cursor });
    const shared = page.items.filter(({ withdrawn }) => !withdrawn);
    const places = await communities.getMany(shared.map(({ communityId }) => communityId));
    all.push(
      ...shared.map(({ copyId, communityId, kind, sourceId, publicly, sharedAt, copy }) => {
        const community = places.get(communityId)?.doc.name ?? null;
        return { copyId, community, kind, sourceId, publicly, sharedAt, copy };
      }),
    );
    cursor = page.nextCursor;
  } while (cursor !== null);
  return all;
};

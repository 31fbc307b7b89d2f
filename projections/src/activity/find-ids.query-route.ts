import { findIdsQuery, foundIds, type FoundId } from '@ecrin/contracts/activity/found-ids.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { activityModel, type ActivityDocument } from './activity.model.ts';
import { thingOf } from './thing-of.ts';

const most = 8;

const foundOf = ({ stream, ownerId, recordedAt }: ActivityDocument): readonly FoundId[] => {
  const thing = thingOf(stream);
  return thing ? [{ ...thing, clientId: ownerId === '' ? null : ownerId, beganAt: recordedAt }] : [];
};

/** By the index of ids, one range of it. It names nobody, so it is no look; what it leads to is one. */
export const findIdsRoute = queryRoute({
  method: 'get',
  path: '/ids',
  access: 'admin',
  summary: 'Finds what has an id that is, or begins with, the one asked for; without a name',
  params: z.object({}),
  query: findIdsQuery,
  answer: foundIds,
  model: activityModel,
  ask:
    (models) =>
    async ({ query: { q } }) => {
      const store = await models.open(activityModel);
      const { items, nextCursor } = await store.find({
        // All signs of an id come before it.
        filter: { thingId: { gte: q, lt: `${q}~` } },
        sort: [['thingId', 'asc']],
        limit: most,
        cursor: null,
      });
      return { items: items.flatMap(foundOf), isWhole: nextCursor === null };
    },
});

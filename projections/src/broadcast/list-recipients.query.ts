import { broadcastRecipients, type BroadcastRecipients } from '@ecrin/contracts/broadcast/broadcast-recipients.ts';
import { broadcastParams, listBroadcastsQuery } from '@ecrin/contracts/broadcast/broadcast.ts';
import { notificationIdOf } from '@ecrin/platform/messaging/notification-id.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import type { z } from 'zod';
import { clientProfileModel } from '#client-profile/client-profile.model.ts';
import { findPage, type BadCursor } from '#inbox/find-page.ts';
import { knownClients } from '#inbox/known-people.ts';
import { broadcastRecipientModel } from './broadcast.model.ts';
import { blockedOf } from './list-broadcasts.query.ts';

type Asked = z.output<typeof listBroadcastsQuery>;

/** Whom a message reached, and how far it got with each. By the name of the stage, backwards: those to whom it was not delivered come first. */
const listRecipients =
  (models: ReadModels) =>
  async (broadcastId: string, { cursor, limit }: Asked): Promise<BroadcastRecipients | BadCursor> => {
    const page = await findPage(await models.open(broadcastRecipientModel), {
      filter: { broadcastId },
      sort: [['stage', 'desc']],
      limit,
      cursor: cursor ?? null,
    });
    if ('refused' in page) return page;
    const client = await knownClients(
      models,
      page.items.map(({ ownerId }) => ownerId),
    );
    const items = page.items.map(({ ownerId, channels, stage, unsubscribed, blocked }) => ({
      client: client(ownerId),
      channels: [...channels],
      stage,
      unsubscribed,
      blocked: blocked.map(blockedOf),
    }));
    return { items, nextCursor: page.nextCursor };
  };

/** Of these clients, those to whom a message was not delivered. */
export const withoutDelivered = async <Member extends Readonly<{ ownerId: string }>>(
  models: ReadModels,
  broadcastId: string,
  members: readonly Member[],
): Promise<readonly Member[]> => {
  const idOf = ({ ownerId }: Member) => notificationIdOf(`broadcast/${broadcastId}`, ownerId);
  const found = await (await models.open(broadcastRecipientModel)).getMany(members.map(idOf));
  return members.filter((member) => !['delivered', 'opened'].includes(found.get(idOf(member))?.doc.stage ?? ''));
};

export const listRecipientsRoute = queryRoute({
  method: 'get',
  path: '/broadcasts/:broadcastId/recipients',
  access: 'admin',
  summary: 'Lists whom a message reached, by which ways, how far it got with each and why no further',
  params: broadcastParams,
  query: listBroadcastsQuery,
  answer: broadcastRecipients,
  model: broadcastRecipientModel,
  joins: [clientProfileModel],
  ask:
    (models) =>
    ({ params, query }) =>
      listRecipients(models)(params.broadcastId, query),
});

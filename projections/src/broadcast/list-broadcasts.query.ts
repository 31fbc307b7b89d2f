import {
  broadcastDetail,
  broadcastList,
  broadcastParams,
  listBroadcastsQuery,
  type BroadcastCard,
  type BroadcastDetail,
  type BroadcastList,
} from '@ecrin/contracts/broadcast/broadcast.ts';
import { ReadModelsFault, type ModelStore, type ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { adminRowModel } from '#admin-row/admin-row.model.ts';
import { clientProfileModel } from '#client-profile/client-profile.model.ts';
import { knownClients } from '#inbox/known-people.ts';
import {
  announcementDismissalModel,
  broadcastModel,
  broadcastRecipientModel,
  type BroadcastDocument,
  type BroadcastRecipientDocument,
} from './broadcast.model.ts';

type Asked = z.output<typeof listBroadcastsQuery>;
type Refused = Readonly<{ refused: 'general.invalid-request' }>;

/** The last changed first. */
export const listBroadcasts =
  (models: ReadModels) =>
  async ({ cursor, limit }: Asked, now: string): Promise<BroadcastList | Refused> => {
    const broadcasts = await models.open(broadcastModel);
    try {
      const page = await broadcasts.find({
        filter: { listed: true },
        sort: [['changedAt', 'desc']],
        limit,
        cursor: cursor ?? null,
      });
      const items = await Promise.all(page.items.map((doc) => cardOf(models, doc, now)));
      return { items, nextCursor: page.nextCursor };
    } catch (fault) {
      if (fault instanceof ReadModelsFault && fault.kind === 'bad-cursor')
        return { refused: 'general.invalid-request' };
      throw fault;
    }
  };

export const findBroadcast =
  (models: ReadModels) =>
  async (broadcastId: string, now: string): Promise<BroadcastDetail | { refused: 'broadcast.not-found' }> => {
    const doc = await (await models.open(broadcastModel)).get(broadcastId);
    if (!doc?.listed) return { refused: 'broadcast.not-found' };
    const recipients = await models.open(broadcastRecipientModel);
    const [card, blocked] = await Promise.all([
      cardOf(models, doc, now),
      recipients.countBy('blocked', { broadcastId }),
    ]);
    const client = await knownClients(
      models,
      doc.left.map(({ clientId }) => clientId),
    );
    return {
      ...card,
      left: doc.left.map(({ clientId, reason }) => ({ client: client(clientId), reason })),
      blocked: [...blocked].map(([word, clients]) => ({ ...blockedOf(word), clients })),
    };
  };

/** `<channel>/<reason>`. */
export const blockedOf = (word: string) => {
  const [channel = '', reason = ''] = word.split('/');
  return { channel, reason };
};

const cardOf = async (models: ReadModels, doc: BroadcastDocument, now: string): Promise<BroadcastCard> => {
  const {
    ownerId: _ownerId,
    status: _status,
    listed: _listed,
    reached,
    leftOut,
    left: _left,
    channels,
    audience,
    ...its
  } = doc;
  return {
    ...its,
    state: stateOf(doc, now),
    audience: { ...audience },
    channels: [...channels],
    byName: (await (await models.open(adminRowModel)).get(doc.by))?.fullname ?? null,
    figures: { reached, leftOut, ...(await figuresOf(models, doc)) },
    recipient: audience.to === 'client' ? (await knownClients(models, [audience.clientId]))(audience.clientId) : null,
  };
};

/** Where an announcement stands depends on the time only. */
const stateOf = ({ status, form, sendAt, until }: BroadcastDocument, now: string): BroadcastCard['state'] => {
  if (status === 'discarded') return 'draft';
  if (status !== 'scheduled' || form !== 'announcement' || sendAt === null || sendAt > now) return status;
  return until !== null && until <= now ? 'ended' : 'shown';
};

type Figures = Omit<BroadcastCard['figures'], 'reached' | 'leftOut'>;
const none: Figures = { sent: 0, delivered: 0, opened: 0, unsubscribed: 0, dismissed: 0 };

const figuresOf = async (models: ReadModels, { broadcastId, form, status }: BroadcastDocument): Promise<Figures> => {
  if (status === 'draft') return none;
  if (form === 'announcement')
    return { ...none, dismissed: await (await models.open(announcementDismissalModel)).count({ broadcastId }) };
  const recipients = await models.open(broadcastRecipientModel);
  return { ...none, ...(await countStages(recipients, broadcastId)) };
};

const countStages = async (recipients: ModelStore<BroadcastRecipientDocument>, broadcastId: string) => {
  const [stages, unsubscribed] = await Promise.all([
    recipients.countBy('stage', { broadcastId }),
    recipients.count({ broadcastId, unsubscribed: true }),
  ]);
  const at = (stage: string): number => stages.get(stage) ?? 0;
  const opened = at('opened');
  const delivered = opened + at('delivered');
  return { opened, delivered, sent: delivered + at('sent'), unsubscribed };
};

const counted = [broadcastRecipientModel, announcementDismissalModel, adminRowModel, clientProfileModel] as const;

const listBroadcastsRoute = queryRoute({
  method: 'get',
  path: '/broadcasts',
  access: 'admin',
  summary: 'Lists announcements and messages to clients with their figures, the last changed first',
  params: z.object({}),
  query: listBroadcastsQuery,
  answer: broadcastList,
  model: broadcastModel,
  joins: counted,
  ask:
    (models) =>
    ({ query }, { now }) =>
      listBroadcasts(models)(query, now),
});

const findBroadcastRoute = queryRoute({
  method: 'get',
  path: '/broadcasts/:broadcastId',
  access: 'admin',
  summary: 'Shows an announcement or a message with its figures, and why it did not reach a phone or a mailbox',
  params: broadcastParams,
  query: z.object({}),
  answer: broadcastDetail,
  model: broadcastModel,
  joins: counted,
  ask:
    (models) =>
    ({ params }, { now }) =>
      findBroadcast(models)(params.broadcastId, now),
});

export const broadcastQueryRoutes = [listBroadcastsRoute, findBroadcastRoute] as const;

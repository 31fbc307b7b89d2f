import { audienceFigures, audienceQuery, type AudienceFigures } from '@ecrin/contracts/broadcast/broadcast.ts';
import {
  leftOutReasons,
  reachOf,
  type LeftOutReason,
  type Reachability,
} from '@ecrin/domain/broadcast/audience-reach.ts';
import type { BroadcastAudience } from '@ecrin/domain/broadcast/broadcast.vocabulary.ts';
import { quietUntil } from '@ecrin/domain/notification/delivery/quiet-hours.ts';
import type { QuietHours } from '@ecrin/domain/notification/notification.vocabulary.ts';
import type { Filter, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { broadcastRecipientModel } from '#broadcast/broadcast.model.ts';
import { withoutDelivered } from '#broadcast/list-recipients.query.ts';
import { clientProfileModel } from '#client-profile/client-profile.model.ts';
import { knownClients } from '#inbox/known-people.ts';
import type { ServerChannels } from '#notification-settings/find-notification-settings.query.ts';
import {
  audienceFilter,
  audienceMemberModel,
  readReachWord,
  type AudienceMemberDocument,
} from './audience-member.model.ts';

type Asked = z.output<typeof audienceQuery>;
type SetUp = AudienceFigures['setUp'];

/** Equal clients are counted together, so that the cost is a count, however many there are. */
export const countAudience =
  (models: ReadModels, channels: ServerChannels) =>
  async (asked: Asked, now: string): Promise<AudienceFigures> => {
    const members = await models.open(audienceMemberModel);
    const setUp = { push: channels.publicKey !== null, mail: channels.mail };
    const filter = audienceFilter(audienceOf(asked), now);
    const countBy = asked.except ? countWithout(models, asked.except) : members.countBy;
    const [clients, deactivated, groups, held, recipient] = await Promise.all([
      members.count({ deactivated: false }),
      members.count({ deactivated: true }),
      countBy('reach', filter),
      countHeld(countBy, filter, { asked, setUp, at: asked.at ?? now }),
      recipientOf(models, asked),
    ]);
    return { clients, deactivated, setUp, held, recipient, ...sumUp(groups, { asked, setUp }) };
  };

/** Whom a message to one is for, by name. */
const recipientOf = async (models: ReadModels, { to, clientId }: Asked): Promise<AudienceFigures['recipient']> => {
  if (to !== 'client' || clientId === undefined) return null;
  const member = await (await models.open(audienceMemberModel)).get(clientId);
  return member && { ...(await knownClients(models, [clientId]))(clientId), language: member.language };
};

/** How many of each value there are. */
type CountBy = (
  field: 'reach' | 'quiet',
  filter: Filter<AudienceMemberDocument>,
) => Promise<ReadonlyMap<string, number>>;
const pageSize = 500;

/** The same count, of those to whom an earlier message was not delivered: that is known of each by itself. */
const countWithout =
  (models: ReadModels, except: string): CountBy =>
  async (field, filter) => {
    const members = await models.open(audienceMemberModel);
    const counts = new Map<string, number>();
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await members.find({
        filter,
        sort: [['ownerId', 'asc']],
        limit: pageSize,
        cursor: cursor ?? null,
      });
      for (const member of await withoutDelivered(models, except, page.items)) {
        const { [field]: word } = member;
        counts.set(word, (counts.get(word) ?? 0) + 1);
      }
      cursor = page.nextCursor;
    }
    return counts;
  };

const audienceOf = ({
  to,
  language,
  activity,
  days,
  permission,
  organizationId,
  clientId,
}: Asked): BroadcastAudience => {
  if (to === 'client') return { to, clientId: clientId ?? '' };
  if (to === 'all') return { to };
  return {
    to,
    language: language ?? null,
    activity: activity ? { kind: activity, days } : null,
    permission: permission ?? null,
    organizationId: organizationId ?? null,
  };
};

type Sending = Readonly<{ asked: Asked; setUp: SetUp }>;
type Sums = Pick<AudienceFigures, 'matching' | 'reached' | 'byLanguage' | 'byChannel' | 'fallbacks' | 'leftOut'>;

const sumUp = (groups: ReadonlyMap<string, number>, { asked, setUp }: Sending): Sums => {
  const sums = { matching: 0, reached: 0, fallbacks: 0 };
  const byLanguage = { fr: 0, en: 0 };
  const byChannel = { 'in-app': 0, push: 0, mail: 0 };
  const leftOut = new Map<LeftOutReason, number>();
  for (const [word, clients] of groups) {
    const reach = reachOf(readReachWord(word), sendingOf(asked, setUp));
    sums.matching += clients;
    if ('leftOut' in reach) {
      leftOut.set(reach.leftOut, (leftOut.get(reach.leftOut) ?? 0) + clients);
    } else {
      sums.reached += clients;
      sums.fallbacks += reach.fallback ? clients : 0;
      byLanguage[reach.language] += clients;
      for (const channel of reach.channels) byChannel[channel] += clients;
    }
  }
  return {
    ...sums,
    byLanguage,
    byChannel,
    leftOut: leftOutReasons.flatMap((reason) => {
      const clients = leftOut.get(reason) ?? 0;
      return clients > 0 ? [{ reason, clients }] : [];
    }),
  };
};

const sendingOf = ({ channels, written, fallback }: Asked, setUp: SetUp) => ({
  channels,
  fallback: fallback ?? null,
  // While nothing is written yet both languages are meant to be.
  written: written.length === 0 ? { fr: true, en: true } : { fr: written.includes('fr'), en: written.includes('en') },
  setUp,
});

type Holding = Sending & Readonly<{ at: string }>;

/** Those who would get a push or a mail in their quiet hours, at `at`. */
const countHeld = async (
  countBy: CountBy,
  filter: Filter<AudienceMemberDocument>,
  { asked: { channels }, setUp, at }: Holding,
): Promise<number> => {
  const byPush = channels.includes('push') && setUp.push;
  const byMail = channels.includes('mail') && setUp.mail;
  const notByPush: readonly Reachability['push'][] = ['off', 'no-device', 'no-address'];
  const groups = await Promise.all([
    ...(byPush ? [countBy('quiet', { ...filter, push: 'on' })] : []),
    ...(byMail ? [countBy('quiet', { ...filter, mail: 'on', ...(byPush && { push: { in: notByPush } }) })] : []),
  ]);
  return groups
    .flatMap((group) => [...group])
    .reduce((sum, [quiet, clients]) => sum + (isQuiet(quiet, at) ? clients : 0), 0);
};

/** A document's own text: written by `memberOf`. */
const isQuiet = (quiet: string, at: string): boolean => {
  const hours = JSON.parse(quiet) as QuietHours | null;
  return hours !== null && quietUntil(hours, at) !== null;
};

export const countAudienceRoute = (channels: ServerChannels) =>
  queryRoute({
    method: 'get',
    path: '/broadcast-audience',
    access: 'admin',
    summary: 'Counts who would get a message, and why others would not',
    params: z.object({}),
    query: audienceQuery,
    answer: audienceFigures,
    model: audienceMemberModel,
    joins: [broadcastRecipientModel, clientProfileModel],
    ask:
      (models) =>
      ({ query }, { now }) =>
        countAudience(models, channels)(query, now),
  });

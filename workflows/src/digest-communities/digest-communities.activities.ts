import { notificationTextIn } from '@ecrin/contracts/notification/notification-text.ts';
import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { communityMemberIdOf } from '@ecrin/domain/community-member/community-member.aggregate.ts';
import type { CommunityNews, SystemMessage } from '@ecrin/domain/notification/system-message.vocabulary.ts';
import { findDue } from '@ecrin/domain/reminder/schedule/find-due.ts';
import { addMs } from '@ecrin/domain/time/instant.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { notificationIdOf } from '@ecrin/platform/messaging/notification-id.ts';
import { ActivityFault, type ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import { findLastTimeZone } from '#find-last-time-zone.ts';
import { isAccountActive } from '#is-account-active.ts';
import { postFromWorkflow, type PostServices } from '#post-from-workflow.ts';
import type { DigestCommunitiesInput } from './digest-communities.input.ts';

/** `wished`: the communities chosen for it, those without news too. */
export type CommunitiesNews = Readonly<{ wished: readonly string[]; news: readonly CommunityNews[] }>;
export type DigestCommunitiesServices = PostServices &
  Readonly<{
    /** What others did in the communities that a client is in and chose for the digest; null: the read models are behind. */
    findCommunityNews: (
      asked: Readonly<{ ownerId: string; since: string; until: string }>,
    ) => Promise<CommunitiesNews | null>;
  }>;

type Week = Readonly<{ monday: string; since: string }>;
type DigestInput = Pick<DigestCommunitiesInput, 'ownerId' | 'timeZone'> & Week;
type Digested = Omit<DigestCommunitiesInput, 'ownerId'> & Readonly<{ goesOn: boolean }>;

/** Before the week begins. */
const mondayMorning = { frequency: 'weekly', dayOfWeek: 1, hour: 8, minute: 0 } as const;

/** The latest Monday that was missed, else the next one. */
const dueMonday = (timeZone: string, after: string, now: string): string => {
  const due = findDue({ schedule: mondayMorning, timeZone, until: null }, { after, now });
  if (due === null || due === 'superseded') throw new Error('every week has a Monday');
  return due.dueAt;
};

/** No zone had the same morning earlier than that. */
const twelveHoursBefore = (instant: string): string => addMs(instant, -12 * 3_600_000);

const currentZone = (
  { events }: PostServices,
  { ownerId }: Pick<DigestInput, 'ownerId'>,
  wished: readonly string[],
): Promise<string | null> =>
  findLastTimeZone(events, [
    `notification-settings-${ownerId}`,
    ...wished.map((communityId) => `community-notifications-${communityMemberIdOf(communityId, ownerId)}`),
  ]);

export const createDigestCommunitiesActivities = (services: DigestCommunitiesServices) => ({
  nextWeek: async ({ timeZone, after, since }: DigestCommunitiesInput): Promise<Week> => {
    const now = services.clock.now().toISOString();
    return { monday: dueMonday(timeZone, after ?? now, now), since: since ?? now };
  },

  /** Of several weeks that were missed one mail, up to the latest Monday; nothing new, none. To a client who is in another zone now nothing is sent before it is Monday there. */
  digest: async (
    { ownerId, timeZone, monday: woken, since }: DigestInput,
    { idempotencyKey }: ActivityContext,
  ): Promise<Digested> => {
    const here = services.clock.now().toISOString();
    // Should the clock here be behind, the engine's time counts.
    const monday = here < woken ? woken : dueMonday(timeZone, twelveHoursBefore(woken), here);
    const found = await services.findCommunityNews({ ownerId, since, until: monday });
    // While models are rebuilt nothing seems to be wished for.
    if (!found) throw new ActivityFault('behind', 'the read models of communities are behind');
    const zone = await currentZone(services, { ownerId }, found.wished);
    if (zone !== null && zone !== timeZone)
      return { timeZone: zone, after: twelveHoursBefore(monday), since, goesOn: true };
    const goesOn = found.wished.length > 0;
    if (!(await isAccountActive(services.events, ownerId))) return { timeZone, after: monday, since, goesOn };
    if (found.news.length > 0) await post(services, { ownerId, timeZone, monday, idempotencyKey }, found.news);
    return { timeZone, after: monday, since: monday, goesOn };
  },
});
export type DigestCommunitiesActivities = ReturnType<typeof createDigestCommunitiesActivities>;

type Posting = Readonly<{ ownerId: string; timeZone: string; monday: string; idempotencyKey: string }>;

const post = async (
  services: DigestCommunitiesServices,
  { ownerId, timeZone, monday, idempotencyKey }: Posting,
  news: readonly CommunityNews[],
): Promise<void> => {
  const { state: reader } = await loadAggregate(services.events, client, { id: ownerId });
  if (reader.status !== 'registered') return;
  const saying: SystemMessage = { about: 'community-digest', news };
  await postFromWorkflow(services, { process: 'digest-communities', idempotencyKey })({
    notificationId: notificationIdOf(`digest-communities/${ownerId}`, monday),
    ownerId,
    kind: 'digest',
    subject: { kind: 'communities', id: monday.slice(0, 10) },
    timeZone,
    ...notificationTextIn(reader.language, { title: '', body: null, saying }),
    saying,
    dueAt: null,
    missed: 0,
    snoozedFrom: null,
  });
};

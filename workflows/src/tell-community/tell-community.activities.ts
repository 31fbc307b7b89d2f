import { notificationTextIn } from '@ecrin/contracts/notification/notification-text.ts';
import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { communityMemberIdOf } from '@ecrin/domain/community-member/community-member.aggregate.ts';
import { communityNotifications } from '@ecrin/domain/community-notifications/community-notifications.aggregate.ts';
import type { CommunityNotice } from '@ecrin/domain/community-notifications/community-notifications.vocabulary.ts';
import { community, type ExistingCommunity } from '@ecrin/domain/community/community.aggregate.ts';
import type { CommunityMessage, SystemMessage } from '@ecrin/domain/notification/system-message.vocabulary.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { notificationIdOf } from '@ecrin/platform/messaging/notification-id.ts';
import type { ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import { postFromWorkflow } from '#post-from-workflow.ts';
import { findRecipients, mayHear, type TellCommunityServices } from './find-recipients.ts';
import type { TellCommunityInput } from './tell-community.input.ts';

/** Older events are not told: a server may have been down, or may read the whole log for the first time. */
const maxAgeMs = 24 * 3_600_000;

/** The switch of the community; null: who asked to enter, hands over what is theirs, or whose words or decision it is about, is always told. */
const switches: Readonly<Record<CommunityMessage, CommunityNotice | null>> = {
  'community-reply': 'replies',
  'community-comment': 'replies',
  'community-shared': 'things',
  'community-request': 'requests',
  'community-accepted': null,
  'community-refused': null,
  'community-handover-offered': null,
  'community-handover-taken': null,
  'community-handover-declined': null,
  'community-report': null,
  'community-hidden': null,
};

export const createTellCommunityActivities = (services: TellCommunityServices) => ({
  /** The cursor of the next page; null: it was the last one. */
  tellPage: async (input: TellCommunityInput, { idempotencyKey, signal }: ActivityContext): Promise<string | null> => {
    if (services.clock.now().getTime() - Date.parse(input.at) > maxAgeMs) return null;
    const { state } = await loadAggregate(services.events, community, { id: input.communityId });
    if (state.status !== 'open' || state.words === null) return null;
    const saying = await sayingOf(services, state, input);
    const { clientIds, nextCursor } = await findRecipients(services, input, state);
    for (const clientId of clientIds) {
      signal.throwIfAborted();
      await services.yieldTo();
      if (await wishes(services, state, { ...input, clientId }))
        await post(services, { input, saying, clientId, idempotencyKey });
    }
    return nextCursor;
  },
});
export type TellCommunityActivities = ReturnType<typeof createTellCommunityActivities>;

/** First names only. */
const sayingOf = async (
  { events }: Pick<TellCommunityServices, 'events'>,
  { words, settings }: ExistingCommunity,
  { about, actorId }: TellCommunityInput,
): Promise<SystemMessage> => {
  const { state: actor } = await loadAggregate(events, client, { id: actorId });
  const person = actor.status === 'registered' ? (actor.portrait.firstname ?? null) : null;
  return { about, community: words?.name ?? '', person, isPrivate: settings.visibility === 'private' };
};

type Asked = Readonly<{ about: CommunityMessage; communityId: string; clientId: string }>;

const wishes = async (
  services: TellCommunityServices,
  state: ExistingCommunity,
  { about, communityId, clientId }: Asked,
): Promise<boolean> => {
  if (!(await mayHear(services, state, { about, communityId, clientId }))) return false;
  const notice = switches[about];
  if (notice === null) return true;
  const id = communityMemberIdOf(communityId, clientId);
  return (await loadAggregate(services.events, communityNotifications, { id })).state.choice[notice];
};

/** What waits for a decision, on the page of the settings. */
const decidedOn: ReadonlySet<CommunityMessage> = new Set(['community-request', 'community-report']);

type Posting = Readonly<{
  input: TellCommunityInput;
  saying: SystemMessage;
  clientId: string;
  idempotencyKey: string;
}>;

const post = async (services: TellCommunityServices, posting: Posting): Promise<void> => {
  const { saying, clientId: ownerId, idempotencyKey } = posting;
  const { about, communityId, eventId, timeZone } = posting.input;
  const { state: reader } = await loadAggregate(services.events, client, { id: ownerId });
  if (reader.status !== 'registered') return;
  await postFromWorkflow(services, { process: 'tell-community', idempotencyKey: `${idempotencyKey}/${ownerId}` })({
    notificationId: notificationIdOf(eventId, ownerId),
    ownerId,
    kind: 'community',
    subject: { kind: decidedOn.has(about) ? 'community-requests' : 'community', id: communityId },
    timeZone,
    ...notificationTextIn(reader.language, { title: '', body: null, saying }),
    saying,
    dueAt: null,
    missed: 0,
    snoozedFrom: null,
  });
};

import type { ClientProfile } from '@ecrin/contracts/client/client.ts';
import type { PasskeyItem } from '@ecrin/contracts/client/passkeys.ts';
import type { ConversationDetail } from '@ecrin/contracts/conversation/conversation.ts';
import type { LookCard } from '@ecrin/contracts/look/look.ts';
import type { ShownMemory } from '@ecrin/contracts/memory/memory.ts';
import type { OrbRunDetail } from '@ecrin/contracts/orb/orb-run.ts';
import type { OrbDetail } from '@ecrin/contracts/orb/orb.ts';
import type { OwnOrganizations } from '@ecrin/contracts/organization/organization.ts';
import type { ReminderCard } from '@ecrin/contracts/reminder/reminder.ts';
import type { OwnRequest } from '@ecrin/contracts/request/request.ts';
import type { StoryDetail } from '@ecrin/contracts/story/story.ts';
import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import type { ThreadCard } from '@ecrin/contracts/thread/thread.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { findClientProfile } from '#client-profile/find-client-profile.query.ts';
import {
  allOwnCommentsOf,
  allOwnCommunitiesOf,
  allOwnCopiesOf,
  type OwnComment,
  type OwnCommunity,
  type OwnCopy,
} from '#community/own-communities.query.ts';
import { allConversationsOf } from '#conversation/find-conversation.query.ts';
import type { FavoriteItem } from '#favorite/favorite.model.ts';
import { findFavorites } from '#favorite/list-favorites.query.ts';
import type { GoalDocument } from '#goal/goal.model.ts';
import { allGoalsOf } from '#goal/read-goals.ts';
import { allLooksOf } from '#look/list-looks.query.ts';
import { findMemory } from '#memory/find-memory.query.ts';
import type { OrbPastRunDocument } from '#orb-past-run/orb-past-run.model.ts';
import { allOrbPastRunsOf } from '#orb-past-run/orb-past-runs.query.ts';
import { allOrbRunsOf } from '#orb-run/orb-runs.query.ts';
import { allOrbSchedulesOf } from '#orb-schedule/find-orb-schedule.query.ts';
import type { OrbScheduleDocument } from '#orb-schedule/orb-schedule.model.ts';
import { allOwnOrbs } from '#orb/list-orbs.query.ts';
import { listOwnOrganizations } from '#organization/client-organizations.query.ts';
import { listReminders } from '#reminder/list-reminders.query.ts';
import { allRequestsOf } from '#request/own-requests.query.ts';
import { allStoriesOf } from '#story/find-story.query.ts';
import { thoughtCardModel } from '#thought-card/thought-card.model.ts';
import { thoughtFilter } from '#thought-card/thought-filter.ts';
import { spokenIn, thoughtDetailOf } from '#thought-detail/find-thought.query.ts';
import { thoughtDetailModel } from '#thought-detail/thought-detail.model.ts';
import { listThreads } from '#thread/list-threads.query.ts';
import { openThreadDirectory, threadOfThought } from '#thread/thread-directory.ts';

/** The exported data of a client, besides thoughts. Goals with their whole history; deleted items are left out. */
export type OwnData = Readonly<{
  profile: Omit<ClientProfile, 'emailTaken' | 'helpLine' | 'passkeys'> &
    Readonly<{ passkeys: readonly Omit<PasskeyItem, 'passkeyId'>[] }>;
  threads: readonly ThreadCard[];
  goals: readonly GoalDocument[];
  reminders: readonly ReminderCard[];
  conversations: readonly ConversationDetail[];
  memory: ShownMemory;
  favorites: readonly FavoriteItem[];
  orbs: readonly OrbDetail[];
  orbPastRuns: readonly OrbPastRunDocument[];
  orbSchedules: readonly OrbScheduleDocument[];
  orbRuns: readonly OrbRunDetail[];
  stories: readonly StoryDetail[];
  /** With what the client is told of each. */
  communities: readonly OwnCommunity[];
  communityComments: readonly OwnComment[];
  /** In communities. */
  sharedCopies: readonly OwnCopy[];
  /** With their threads, oldest first. */
  requests: readonly OwnRequest[];
  organizations: OwnOrganizations['items'];
  /** What administrators saw, oldest first. */
  looks: readonly LookCard[];
}>;

/** That a line of help was once set aside is nobody’s to read in an archive; of a passkey, its name and when it was added. */
const archivedProfile = ({
  helpLine: _kept,
  passkeys,
  ...profile
}: Omit<ClientProfile, 'emailTaken'>): OwnData['profile'] => ({
  ...profile,
  passkeys: passkeys.map(({ name, addedAt }) => ({ name, addedAt })),
});

/** null for an unknown id. */
export const readOwnData =
  (models: ReadModels) =>
  async ({ ownerId, now }: Readonly<{ ownerId: string; now: string }>): Promise<OwnData | null> => {
    const found = await findClientProfile(models)(ownerId);
    return (
      found && {
        profile: archivedProfile(found),
        threads: (await listThreads(models)(ownerId)).items,
        goals: await allGoalsOf(models, ownerId),
        conversations: await allConversationsOf(models, ownerId),
        memory: await findMemory(models)(ownerId),
        favorites: await findFavorites(models, ownerId),
        orbs: await allOwnOrbs(models, ownerId),
        orbPastRuns: await allOrbPastRunsOf(models, ownerId),
        orbSchedules: await allOrbSchedulesOf(models, ownerId),
        orbRuns: await allOrbRunsOf(models, ownerId),
        stories: await allStoriesOf(models, ownerId, now),
        communities: await allOwnCommunitiesOf(models, ownerId),
        communityComments: await allOwnCommentsOf(models, ownerId),
        sharedCopies: await allOwnCopiesOf(models, ownerId),
        requests: await allRequestsOf(models, ownerId),
        organizations: (await listOwnOrganizations(models)(ownerId)).items,
        looks: await allLooksOf(models, ownerId, now),
        reminders: (await listReminders(models)({ ownerId, now })).items,
      }
    );
  };

/** Whole thoughts are long. */
const thoughtsPerPage = 20;

type AskedThoughts = Readonly<{ ownerId: string; from?: string | undefined; to?: string | undefined }> &
  Readonly<{ threadId?: string | undefined }>;

/** Thoughts of a client, all or those of a span of days or a thread, the oldest first, a page in memory at a time. */
export const readOwnThoughts = (models: ReadModels) =>
  async function* ({
    ownerId,
    from,
    to,
    threadId,
  }: AskedThoughts): AsyncGenerator<ThoughtDetail & Readonly<{ wording: number }>> {
    const directory = await openThreadDirectory(models, ownerId);
    const [cards, details] = [await models.open(thoughtCardModel), await models.open(thoughtDetailModel)];
    const asked = { dayStart: 0, limit: thoughtsPerPage, from, to, ...(threadId && { thread: [threadId] }) };
    const filter = thoughtFilter(ownerId, asked, directory);
    let cursor: string | null = null;
    do {
      const page = await cards.find({ filter, sort: [['occurredAt', 'asc']], limit: thoughtsPerPage, cursor });
      const found = await details.getMany(page.items.map(({ thoughtId }) => thoughtId));
      for (const card of page.items) {
        const thought = { ...card, ...spokenIn(found.get(card.thoughtId)?.doc) };
        const thread = threadOfThought(directory.resolveThread(card.threadId));
        yield { ...thoughtDetailOf(thought, thread), wording: card.wording };
      }
      cursor = page.nextCursor;
    } while (cursor !== null);
  };

import type { ClientProfile } from '@ecrin/contracts/client/client.ts';
import type { OwnData } from '@ecrin/contracts/export/archived-data.ts';
import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { findClientProfile } from '#client-profile/find-client-profile.query.ts';
import { allOwnCommentsOf, allOwnCommunitiesOf, allOwnCopiesOf } from '#community/own-communities.query.ts';
import { allConversationsOf } from '#conversation/find-conversation.query.ts';
import { findFavorites } from '#favorite/list-favorites.query.ts';
import { allGoalsOf } from '#goal/read-goals.ts';
import { allLooksOf } from '#look/list-looks.query.ts';
import { findMemory } from '#memory/find-memory.query.ts';
import { allOrbPastRunsOf } from '#orb-past-run/orb-past-runs.query.ts';
import { allOrbRunsOf } from '#orb-run/orb-runs.query.ts';
import { allOrbSchedulesOf } from '#orb-schedule/find-orb-schedule.query.ts';
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

const archivedProfile = ({
  helpLine: _kept,
  passkeys,
  ...profile
}: Omit<ClientProfile, 'emailTaken'>): OwnData['profile'] => ({
  ...profile,
  passkeys: passkeys.map(({ name, addedAt }) => ({ name, addedAt })),
});

/** Besides thoughts; deleted items are left out. null for an unknown id. */
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

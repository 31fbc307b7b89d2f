import type { GoalProposals } from '@ecrin/contracts/goal/goal.ts';
import { dayOfPart } from '@ecrin/domain/goal/day-part.ts';
import { latestRevision } from '@ecrin/domain/goal/goal-history.ts';
import { beginningOf } from '@ecrin/domain/text/text-query.ts';
import { loopTurn } from '@ecrin/platform/concurrency/loop-turns.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import type { ThoughtCardDocument } from '#thought-card/thought-card.model.ts';
import { asksAboutThoughts, withinGoalDays } from './count-goal-thoughts.ts';
import { goalThoughtFilter } from './goal-thought-filter.ts';
import type { GoalDocument } from './goal.model.ts';
import { allGoalsOf, readGoals, type GoalsQuery } from './read-goals.ts';

const maxProposals = 20;
type Counting = Awaited<ReturnType<typeof readGoals>>;
type Proposal = Readonly<{ goal: GoalDocument; card: ThoughtCardDocument }>;

/** Thoughts that match a goal and wait for an answer, of all goals, the newest first. */
export const listProposals =
  (models: ReadModels) =>
  async (asked: GoalsQuery): Promise<GoalProposals> => {
    const counting = await readGoals(models, asked);
    const proposing = (await allGoalsOf(models, asked.ownerId)).filter(asksAboutThoughts);
    const found: Proposal[] = [];
    for (const goal of proposing) found.push(...(await proposalsFor(goal, counting)));
    const newest = found
      .toSorted((one, other) => (one.card.occurredAt < other.card.occurredAt ? 1 : -1))
      .slice(0, maxProposals);
    return { items: newest.map((proposal) => shown(proposal, counting)) };
  };

/** The newest ones of one goal; pages that are answered already are skipped. */
const proposalsFor = async (goal: GoalDocument, counting: Counting): Promise<readonly Proposal[]> => {
  const filter = goalThoughtFilter(goal, latestRevision(goal), counting);
  const inTime = withinGoalDays(goal, counting);
  const found: Proposal[] = [];
  if (!filter) return found;
  let cursor: string | null = null;
  do {
    await loopTurn();
    const page = await counting.cards.find({ filter, sort: [['occurredAt', 'desc']], limit: 50, cursor });
    found.push(
      ...page.items
        .filter((card) => goal.answers[card.thoughtId] === undefined && inTime(card.dayPart))
        .map((card) => ({ goal, card })),
    );
    cursor = page.nextCursor;
  } while (cursor !== null && found.length < maxProposals);
  return found.slice(0, maxProposals);
};

const shown = ({ goal, card }: Proposal, { calendar }: Counting): GoalProposals['items'][number] => ({
  goalId: goal.goalId,
  goalTitle: goal.title,
  thoughtId: card.thoughtId,
  thoughtTitle: card.title,
  excerpt: card.content === null ? null : beginningOf(card.content),
  day: dayOfPart(card.dayPart, calendar.dayStarts),
  matchRule: goal.matchRule,
});

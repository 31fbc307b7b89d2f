import { notificationTextIn } from '@ecrin/contracts/notification/notification-text.ts';
import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { goalReview, goalReviewId } from '@ecrin/domain/goal-review/goal-review.aggregate.ts';
import { recordReview } from '@ecrin/domain/goal-review/record-review.ts';
import {
  endedYesterday,
  isOngoing,
  morningReview,
  type EndedGoal,
  type EndedPeriod,
} from '@ecrin/domain/goal/feedback/morning-review.ts';
import type { GoalSnapshot } from '@ecrin/domain/goal/figures/goal-snapshot.ts';
import type { SystemMessage } from '@ecrin/domain/notification/system-message.vocabulary.ts';
import { findDue } from '@ecrin/domain/reminder/schedule/find-due.ts';
import { addMs } from '@ecrin/domain/time/instant.ts';
import { loopTurn } from '@ecrin/platform/concurrency/loop-turns.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { notificationIdOf } from '@ecrin/platform/messaging/notification-id.ts';
import { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';
import { ActivityFault, type ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import { findLastTimeZone } from '#find-last-time-zone.ts';
import { postFromWorkflow, type PostServices } from '#post-from-workflow.ts';
import { recordTagged } from './record-tagged.ts';
import type { ReviewGoalsInput } from './review-goals.input.ts';

export type ReviewGoalsServices = PostServices &
  Readonly<{
    /** All goals of a client that are not deleted, in their current state, in the order they were set; null: the read models are behind. */
    goalSnapshotsOf: (
      asked: Readonly<{ ownerId: string; now: string; timeZone: string }>,
    ) => Promise<readonly GoalSnapshot[] | null>;
  }>;
type ReviewInput = Omit<ReviewGoalsInput, 'after'> & Readonly<{ morning: string }>;
/** The client's current zone, and the moment after which the next morning is reviewed. */
type ReviewResult = Pick<ReviewGoalsInput, 'timeZone'> & Readonly<{ after: string; goesOn: boolean }>;
type GoalReview = Readonly<{ result: 'missed' | 'met'; goals: readonly EndedGoal[]; today: string }>;

/** For the figures of the service: of all periods that ended, also those nobody is told about. */
const recordEnded = async (
  { execute, clock }: ReviewGoalsServices,
  { ownerId, timeZone, idempotencyKey }: ReviewRecipient,
  ended: readonly EndedPeriod[],
): Promise<void> => {
  const day = ended[0]?.period.to;
  if (day === undefined) return;
  const results = ended.filter(({ period }) => period.met || period.result !== 'inactive');
  const met = results.filter(({ period }) => period.met).length;
  const now = clock.now().toISOString();
  const step = { process: 'review-goals', idempotencyKey, correlationId: ownerId, ownerId, timeZone, now };
  await decideInStep(
    execute,
    step,
  )({
    name: 'recordReview',
    aggregate: goalReview,
    id: goalReviewId(ownerId, day),
    decide: recordReview,
    input: { ownerId, day, met, missed: results.length - met, now },
  });
};

/** Late enough for every start of a day, early enough for the day. */
const reviewTime = { frequency: 'daily', hour: 8, minute: 30 } as const;

export const createReviewGoalsActivities = (services: ReviewGoalsServices) => ({
  /** The latest morning that was missed, else the next one. */
  nextMorning: async ({ timeZone, after }: ReviewGoalsInput): Promise<string> => {
    const now = services.clock.now().toISOString();
    const due = findDue({ schedule: reviewTime, timeZone, until: null }, { after: after ?? now, now });
    if (due === null || due === 'superseded') throw new Error('every day has a morning');
    return due.dueAt;
  },

  /** At most one notification a day about missed goals, and one about met goals. To a client who is in another zone now nothing is sent before it is morning there. */
  review: async (
    { ownerId, timeZone, morning }: ReviewInput,
    { idempotencyKey }: ActivityContext,
  ): Promise<ReviewResult> => {
    const here = services.clock.now().toISOString();
    const goals = await services.goalSnapshotsOf({ ownerId, timeZone, now: here < morning ? morning : here });
    // While models are rebuilt every client seems to have done nothing, or to have no goal.
    if (!goals) throw new ActivityFault('behind', 'the read models of goals are behind');
    const zone = await findLastTimeZone(services.events, [
      `goal-calendar-${ownerId}`,
      ...goals.map(({ history }) => `goal-${history.goalId}`),
    ]);
    if (zone !== null && zone !== timeZone) return { timeZone: zone, after: twelveHoursBefore(morning), goesOn: true };
    const today = goals[0]?.today ?? '';
    const ended = await endedPeriods(goals);
    const { missed, met } = morningReview(ended);
    await recordEnded(services, { ownerId, timeZone, idempotencyKey }, ended);
    await recordTagged(services, { ownerId, timeZone, idempotencyKey }, goals);
    const post = createReviewPoster(services, { ownerId, timeZone, idempotencyKey });
    await post({ result: 'missed', goals: missed, today });
    await post({ result: 'met', goals: met, today });
    return { timeZone, after: morning, goesOn: goals.some(isOngoing) };
  },
});
/** In pieces, so that requests are answered in between. */
const endedPeriods = async (goals: readonly GoalSnapshot[]): Promise<readonly EndedPeriod[]> => {
  const ended: EndedPeriod[] = [];
  for (const goal of goals) {
    await loopTurn();
    ended.push(...endedYesterday(goal));
  }
  return ended;
};

/** No zone had the same morning earlier than that, and yesterday’s is over. */
const twelveHoursBefore = (morning: string): string => addMs(morning, -12 * 3_600_000);

export type ReviewGoalsActivities = ReturnType<typeof createReviewGoalsActivities>;

type ReviewRecipient = Readonly<{ ownerId: string; timeZone: string; idempotencyKey: string }>;

const createReviewPoster =
  (services: ReviewGoalsServices, { ownerId, timeZone, idempotencyKey }: ReviewRecipient) =>
  async ({ result, goals: [goal, ...others], today }: GoalReview): Promise<void> => {
    if (!goal) return;
    const { state: reader } = await loadAggregate(services.events, client, { id: ownerId });
    if (reader.status !== 'registered') return;
    const review = reviewTextOf(result, [goal, ...others]);
    await postFromWorkflow(services, { process: 'review-goals', idempotencyKey: `${idempotencyKey}/${result}` })({
      notificationId: notificationIdOf(`review-goals/${ownerId}/${result}`, today),
      ownerId,
      timeZone,
      kind: 'goal',
      subject: others.length === 0 ? { kind: 'goal', id: goal.goalId } : null,
      dueAt: null,
      missed: 0,
      snoozedFrom: null,
      ...notificationTextIn(reader.language, review),
      saying: review.saying,
    });
  };

type ReviewText = Readonly<{ title: string; body: string | null; saying: SystemMessage }>;

/** Of one goal its title and figures, of several their titles. */
const reviewTextOf = (
  result: GoalReview['result'],
  [goal, ...others]: readonly [EndedGoal, ...EndedGoal[]],
): ReviewText => {
  const { goalId: _which, title, ...period } = goal;
  if (others.length === 0) return { title, body: null, saying: { about: `goal-${result}`, ...period } };
  const titles = [goal, ...others].map((one) => one.title);
  return { title: '', body: titles.join(' · '), saying: { about: `goals-${result}`, count: titles.length } };
};

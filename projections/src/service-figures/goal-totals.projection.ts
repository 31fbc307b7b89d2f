import type { GoalReviewEvent } from '@ecrin/domain/goal-review/goal-review.events.ts';
import type { GoalDeleted, GoalRestored, GoalSet } from '@ecrin/domain/goal/goal.events.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { serviceOwner } from '@ecrin/platform/projections/service-owner.ts';
import { differenceOf, type Added } from '@ecrin/platform/projections/totals.ts';
import { inOwnDays, type Zoned } from './own-days.ts';
import { happened, isNow, serviceTotals, totalsModel } from './total-periods.ts';

export const goalAmounts = { set: 'set', exist: 'exist', met: 'met', missed: 'missed' } as const;

/** A goal, or one morning's review of a client's goals. */
type GoalDocument = Zoned &
  Readonly<{ ownerId: string; setAt: string | null; deleted: boolean }> &
  Readonly<{ reviewedAt: string | null; met: number; missed: number }>;
const nothing: GoalDocument = {
  ownerId: serviceOwner,
  setAt: null,
  deleted: false,
  reviewedAt: null,
  met: 0,
  missed: 0,
};

const model: Model<GoalDocument> = { name: 'goal-totals', version: 2, indexes: [['ownerId']] };
export const goalTotalsModel = totalsModel({ name: model.name, version: model.version });

const addedBy = ({ setAt, deleted, reviewedAt, met, missed, ...own }: GoalDocument): readonly Added[] => [
  ...(setAt === null ? [] : happened({ ...own, at: setAt }, { [goalAmounts.set]: 1 })),
  ...(setAt === null || deleted ? [] : isNow({ [goalAmounts.exist]: 1 })),
  ...(reviewedAt === null
    ? []
    : happened({ ...own, at: reviewedAt }, { [goalAmounts.met]: met, [goalAmounts.missed]: missed })),
];

/** Goals that were set, and how many periods were met and missed, as they stood on the morning after. */
export const goalTotalsProjection = inOwnDays(
  defineProjection<GoalDocument, GoalSet | GoalDeleted | GoalRestored | GoalReviewEvent>()({
    model,
    documentId: ({ data }) => ('goalId' in data ? `goal/${data.goalId}` : `review/${data.ownerId}/${data.day}`),
    totals: { ...serviceTotals, added: differenceOf(addedBy) },
    on: {
      GoalSet: (_none, { setAt }) => ({ ...nothing, setAt }),
      GoalDeleted: (goal) => goal && { ...goal, deleted: true },
      GoalRestored: (goal) => goal && { ...goal, deleted: false },
      GoalsReviewed: (_none, { met, missed, reviewedAt }) => ({ ...nothing, met, missed, reviewedAt }),
    },
  }),
);

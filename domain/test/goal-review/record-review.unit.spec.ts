import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { describe, expect, it } from 'vitest';
import { goalReview, goalReviewId } from '#goal-review/goal-review.aggregate.ts';
import type { GoalsReviewed } from '#goal-review/goal-review.events.ts';
import { recordReview } from '#goal-review/record-review.ts';

const { given } = specFor(goalReview);

const command = { ownerId: 'client-a', day: '2026-01-02', met: 2, missed: 1, now: '2026-01-03T07:30:00.000Z' };
const reviewed: GoalsReviewed = {
  type: 'GoalsReviewed',
  data: { ownerId: 'client-a', day: '2026-01-02', met: 2, missed: 1, reviewedAt: command.now },
  private: null,
};

describe('recording the review of a morning', () => {
  it('records how many were met and missed', () => given().when(recordReview, command).then(reviewed));
  it('records a day once, whatever a later count says', () =>
    given(reviewed)
      .when(recordReview, { ...command, met: 3 })
      .thenNothing());
  it('records nothing where no period ended', () =>
    given()
      .when(recordReview, { ...command, met: 0, missed: 0 })
      .thenNothing());
  it('belongs to the client, and is one of a day', () => {
    expect(goalReview.ownerOf(goalReview.evolve(null, reviewed))).toBe('client-a');
    expect(goalReviewId('client-a', '2026-01-02')).toBe('client-a:2026-01-02');
  });
});

import type { AnyProjection } from '@ecrin/platform/projections/projection.ts';
import { activityProjection } from './activity/activity.projection.ts';
import { audienceMemberProjection } from './audience/audience-member.projection.ts';
import { clientRowProjection } from './client-row/client-row.projection.ts';
import { ownErasureProjection } from './erasure/own-erasure.projection.ts';
import { passagesProjection } from './passages/passages.projection.ts';
import { serviceFigureProjections } from './service-figures/service-figures.projections.ts';
import { usageProjections } from './usage/usage.projection.ts';
import { workProjection } from './work/work.projection.ts';
import { thoughtWordsProjection } from './year/thought-words.projection.ts';

/** Those that nobody waits for: updated after the others, in larger batches. */
export const deferredProjections: readonly AnyProjection[] = [
  passagesProjection,
  thoughtWordsProjection,
  activityProjection,
  ownErasureProjection,
  clientRowProjection,
  audienceMemberProjection,
  workProjection,
  ...serviceFigureProjections,
  ...usageProjections,
];

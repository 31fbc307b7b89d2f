import type { AnyProjection } from '@ecrin/platform/projections/projection.ts';
import { orbPastRunProjection } from '#orb-past-run/orb-past-run.projection.ts';
import { orbBudgetProjection } from '#orb-run/orb-budget.projection.ts';
import { orbRunProjection } from '#orb-run/orb-run.projection.ts';
import { orbScheduleProjection } from '#orb-schedule/orb-schedule.projection.ts';
import { allOrbsUsageDayProjection, orbUsageDayProjection } from './orb-usage-day.projection.ts';
import { orbUsageProjection } from './orb-usage.projection.ts';
import { orbProjection } from './orb.projection.ts';

/** Orbs, their runs, and how much they are used. */
export const orbProjections: readonly AnyProjection[] = [
  orbProjection,
  orbUsageProjection,
  orbUsageDayProjection,
  allOrbsUsageDayProjection,
  orbRunProjection,
  orbBudgetProjection,
  orbScheduleProjection,
  orbPastRunProjection,
];

import { estimatePastRunRoute } from '#orb-past-run/estimate-past-run.query.ts';
import { findOrbPastRunRoute, listOrbPastRunsRoute } from '#orb-past-run/orb-past-runs.query.ts';
import { estimateRunRoute, type OrbEngineConfig } from '#orb-run/estimate-run.query.ts';
import { findOrbRunRoute, listOrbRunsRoute } from '#orb-run/orb-runs.query.ts';
import { findOrbScheduleRoute } from '#orb-schedule/find-orb-schedule.query.ts';
import { findOrbRoute, listOrbsRoute, type OrbCreation } from './list-orbs.query.ts';

/** All queries on orbs, their runs and schedules. */
export const orbQueryRoutes = (orbs: OrbEngineConfig & OrbCreation) =>
  [
    listOrbsRoute(orbs),
    findOrbRoute(orbs),
    estimateRunRoute(orbs),
    listOrbRunsRoute,
    findOrbRunRoute,
    findOrbScheduleRoute,
    estimatePastRunRoute(orbs),
    listOrbPastRunsRoute,
    findOrbPastRunRoute,
  ] as const;

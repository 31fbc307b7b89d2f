import {
  activateGoalRoute,
  chooseDayStartRoute,
  deactivateGoalRoute,
  markDayRoute,
  pauseGoalRoute,
  pauseGoalsRoute,
  resumeGoalRoute,
  resumeGoalsRoute,
} from './goal-days.routes.ts';
import {
  chooseMatchRuleRoute,
  countThoughtRoute,
  deleteGoalRoute,
  restoreGoalRoute,
  reviseGoalRoute,
  setGoalRoute,
} from './goal-definition.routes.ts';
import type { GoalServices } from './goal-preconditions.ts';

/** Routes on single goals and on all goals. */
export const createGoalRoutes = (services: GoalServices) =>
  [
    setGoalRoute(services),
    reviseGoalRoute(services),
    deleteGoalRoute,
    restoreGoalRoute(services),
    chooseMatchRuleRoute,
    countThoughtRoute(services),
    markDayRoute(services),
    pauseGoalRoute(services),
    resumeGoalRoute(services),
    activateGoalRoute(services),
    deactivateGoalRoute(services),
    chooseDayStartRoute,
    pauseGoalsRoute(services),
    resumeGoalsRoute(services),
  ] as const;

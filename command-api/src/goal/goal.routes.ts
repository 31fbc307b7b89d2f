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

/** Goals, one by one and all at once. */
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

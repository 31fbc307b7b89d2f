import { activateGoalRoute } from './activate-goal.route.ts';
import type { GoalServices } from './change-goal.ts';
import { chooseDayStartRoute } from './choose-day-start.route.ts';
import { chooseMatchRuleRoute } from './choose-match-rule.route.ts';
import { countThoughtRoute } from './count-thought.route.ts';
import { deactivateGoalRoute } from './deactivate-goal.route.ts';
import { deleteGoalRoute } from './delete-goal.route.ts';
import { markDayRoute } from './mark-day.route.ts';
import { pauseGoalRoute } from './pause-goal.route.ts';
import { pauseGoalsRoute } from './pause-goals.route.ts';
import { restoreGoalRoute } from './restore-goal.route.ts';
import { resumeGoalRoute } from './resume-goal.route.ts';
import { resumeGoalsRoute } from './resume-goals.route.ts';
import { reviseGoalRoute } from './revise-goal.route.ts';
import { setGoalRoute } from './set-goal.route.ts';

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
    chooseDayStartRoute(services),
    pauseGoalsRoute(services),
    resumeGoalsRoute(services),
  ] as const;

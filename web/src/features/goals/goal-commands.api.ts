import type { MarkDayRequest, ReviseGoalRequest, SetGoalRequest } from '@ecrin/contracts/goal/goal-requests.ts';
import type { ChosenMatchRule } from '@ecrin/domain/goal/goal.vocabulary.ts';
import { api } from '#lib/api/api.ts';
import { deviceZone } from '#lib/time/clock.ts';
import {
  chooseDayStartOptimistically,
  hideGoalOptimistically,
  markDayOptimistically,
  chooseMatchRuleOptimistically,
} from './optimistic-goal-updates.ts';

type GoalCommand<Words> = Readonly<{ goalId: string } & Words>;
type Terms = Omit<ReviseGoalRequest, 'timeZone'>;

const invalidatesTags = ['Goal' as const];
const timeZoneParams = () => ({ timeZone: deviceZone() });
const put = (path: string, body: object) => ({ url: `/goals${path}`, method: 'PUT', body });
const post = (path: string, body?: object) => ({ url: `/goals${path}`, method: 'POST', body });

const goalCommandsApi = api.injectEndpoints({
  endpoints: (build) => ({
    setGoal: build.mutation<unknown, Omit<SetGoalRequest, 'timeZone'>>({
      query: (body) => post('', { ...body, ...timeZoneParams() }),
      invalidatesTags,
    }),
    reviseGoal: build.mutation<unknown, GoalCommand<{ terms: Terms }>>({
      query: ({ goalId, terms }) => put(`/${goalId}`, { ...terms, ...timeZoneParams() }),
      invalidatesTags,
    }),
    chooseMatchRule: build.mutation<unknown, GoalCommand<{ rule: ChosenMatchRule }>>({
      query: ({ goalId, rule }) => put(`/${goalId}/match-rule`, { rule }),
      invalidatesTags,
      onQueryStarted: chooseMatchRuleOptimistically,
    }),
    countThought: build.mutation<unknown, GoalCommand<{ thoughtId: string; counts: boolean }>>({
      query: ({ goalId, thoughtId, counts }) => put(`/${goalId}/thoughts/${thoughtId}`, { counts }),
      invalidatesTags,
    }),
    markDay: build.mutation<unknown, GoalCommand<{ day: string } & Omit<MarkDayRequest, 'timeZone'>>>({
      query: ({ goalId, day, ...marking }) => put(`/${goalId}/days/${day}`, { ...marking, ...timeZoneParams() }),
      invalidatesTags,
      onQueryStarted: markDayOptimistically,
    }),
    pauseGoal: build.mutation<unknown, GoalCommand<{ untilDay: string | null }>>({
      query: ({ goalId, untilDay }) => put(`/${goalId}/pause`, { untilDay, ...timeZoneParams() }),
      invalidatesTags,
    }),
    /** Commands that need only the goal and the time zone. */
    actOnGoal: build.mutation<unknown, GoalCommand<{ act: 'resume' | 'activate' | 'deactivate' }>>({
      query: ({ goalId, act }) => post(`/${goalId}/${act}`, timeZoneParams()),
      invalidatesTags,
    }),
    deleteGoal: build.mutation<unknown, string>({
      query: (goalId) => ({ url: `/goals/${goalId}`, method: 'DELETE' }),
      invalidatesTags,
      onQueryStarted: hideGoalOptimistically,
    }),
    restoreGoal: build.mutation<unknown, string>({ query: (goalId) => post(`/${goalId}/restore`), invalidatesTags }),
  }),
});

export const {
  useSetGoalMutation,
  useReviseGoalMutation,
  useChooseMatchRuleMutation,
  useCountThoughtMutation,
  useMarkDayMutation,
  usePauseGoalMutation,
  useActOnGoalMutation,
  useDeleteGoalMutation,
  useRestoreGoalMutation,
} = goalCommandsApi;

/** Settings for all goals of a person. */
const allGoalsCommandsApi = api.injectEndpoints({
  endpoints: (build) => ({
    pauseGoals: build.mutation<unknown, string | null>({
      query: (untilDay) => put('/pause', { untilDay, ...timeZoneParams() }),
      invalidatesTags,
    }),
    resumeGoals: build.mutation<unknown, void>({ query: () => post('/resume', timeZoneParams()), invalidatesTags }),
    chooseDayStart: build.mutation<unknown, number>({
      query: (minutes) => put('/day-start', { minutes, ...timeZoneParams() }),
      invalidatesTags,
      onQueryStarted: chooseDayStartOptimistically,
    }),
  }),
});

export const { usePauseGoalsMutation, useResumeGoalsMutation, useChooseDayStartMutation } = allGoalsCommandsApi;

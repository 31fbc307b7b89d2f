import type { MarkDayRequest, ReviseGoalRequest, SetGoalRequest } from '@ecrin/contracts/goal/goal-requests.ts';
import type { MatchRule } from '@ecrin/domain/goal/goal.vocabulary.ts';
import { api } from '#lib/api/api.ts';
import { deviceZone } from '#lib/time/clock.ts';
import { dayStartAtOnce, hideAtOnce, markAtOnce, ruleAtOnce } from './at-once.ts';

type Of<Words> = Readonly<{ goalId: string } & Words>;
type Terms = Omit<ReviseGoalRequest, 'timeZone'>;

const invalidatesTags = ['Goal' as const];
const here = () => ({ timeZone: deviceZone() });
const put = (path: string, body: object) => ({ url: `/goals${path}`, method: 'PUT', body });
const post = (path: string, body?: object) => ({ url: `/goals${path}`, method: 'POST', body });

const goalCommandsApi = api.injectEndpoints({
  endpoints: (build) => ({
    setGoal: build.mutation<unknown, Omit<SetGoalRequest, 'timeZone'>>({
      query: (body) => post('', { ...body, ...here() }),
      invalidatesTags,
    }),
    reviseGoal: build.mutation<unknown, Of<{ terms: Terms }>>({
      query: ({ goalId, terms }) => put(`/${goalId}`, { ...terms, ...here() }),
      invalidatesTags,
    }),
    chooseMatchRule: build.mutation<unknown, Of<{ rule: Exclude<MatchRule, 'unasked'> }>>({
      query: ({ goalId, rule }) => put(`/${goalId}/match-rule`, { rule }),
      invalidatesTags,
      onQueryStarted: ruleAtOnce,
    }),
    countThought: build.mutation<unknown, Of<{ thoughtId: string; counts: boolean }>>({
      query: ({ goalId, thoughtId, counts }) => put(`/${goalId}/thoughts/${thoughtId}`, { counts }),
      invalidatesTags,
    }),
    markDay: build.mutation<unknown, Of<{ day: string } & Omit<MarkDayRequest, 'timeZone'>>>({
      query: ({ goalId, day, ...marking }) => put(`/${goalId}/days/${day}`, { ...marking, ...here() }),
      invalidatesTags,
      onQueryStarted: markAtOnce,
    }),
    pauseGoal: build.mutation<unknown, Of<{ untilDay: string | null }>>({
      query: ({ goalId, untilDay }) => put(`/${goalId}/pause`, { untilDay, ...here() }),
      invalidatesTags,
    }),
    /** What needs to know no more than which goal, and where the person is. */
    actOnGoal: build.mutation<unknown, Of<{ act: 'resume' | 'activate' | 'deactivate' }>>({
      query: ({ goalId, act }) => post(`/${goalId}/${act}`, here()),
      invalidatesTags,
    }),
    pauseGoals: build.mutation<unknown, string | null>({
      query: (untilDay) => put('/pause', { untilDay, ...here() }),
      invalidatesTags,
    }),
    resumeGoals: build.mutation<unknown, void>({ query: () => post('/resume', here()), invalidatesTags }),
    chooseDayStart: build.mutation<unknown, number>({
      query: (minutes) => put('/day-start', { minutes, ...here() }),
      invalidatesTags,
      onQueryStarted: dayStartAtOnce,
    }),
    deleteGoal: build.mutation<unknown, string>({
      query: (goalId) => ({ url: `/goals/${goalId}`, method: 'DELETE' }),
      invalidatesTags,
      onQueryStarted: hideAtOnce,
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
  usePauseGoalsMutation,
  useResumeGoalsMutation,
  useChooseDayStartMutation,
  useDeleteGoalMutation,
  useRestoreGoalMutation,
} = goalCommandsApi;

import type {
  GoalAdvice, GoalChart, GoalDetail, GoalProposals, GoalRange, GoalWhatIf, MarkDayRequest, ReviseGoalRequest, SetGoalRequest,
} from '@ecrin/contracts/goal.ts';
import type { MatchRule } from '@ecrin/domain/goal/goal.vocabulary.ts';
import { api } from '../../lib/api.ts';
import { deviceZone } from '../../lib/clock.ts';
import { goalListApi } from '../../lib/goal-list.api.ts';
import { markedCard, markedDetail } from './marked.ts';

type OfGoal<Body> = Readonly<{ goalId: string; body: Body }>;
export type WhatIfAsked = Readonly<{ goalId: string } & Partial<Pick<ReviseGoalRequest, 'targetCount' | 'frequency' | 'aim'>>>;

type State = Parameters<typeof api.util.selectInvalidatedBy>[0];
/** Every answer about goals that is kept. */
const goalsInCache = (state: State) => api.util.selectInvalidatedBy(state, ['Goal']);

const here = () => ({ timeZone: deviceZone() });
const at = ({ goalId }: { goalId: string }, path = '') => `/goals/${goalId}${path}`;

export const goalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `halfHour`: when it is asked; what it says depends on the day. */
    findGoal: build.query<GoalDetail, Readonly<{ goalId: string; halfHour: string }>>({ query: (asked) => ({ url: at(asked), params: here() }), providesTags: ['Goal'] }),
    chartGoal: build.query<GoalChart, Readonly<{ goalId: string; range: GoalRange }>>({
      query: ({ range, ...goal }) => ({ url: at(goal, '/chart'), params: { range, ...here() } }), providesTags: ['Goal'],
    }),
    tryGoal: build.query<GoalWhatIf, WhatIfAsked>({ query: ({ goalId, ...terms }) => ({ url: at({ goalId }, '/what-if'), params: { ...terms, ...here() } }), providesTags: ['Goal'] }),
    listProposals: build.query<GoalProposals, void>({ query: () => ({ url: '/goals/proposals', params: here() }), providesTags: ['Goal'] }),
    adviseGoal: build.query<GoalAdvice, string>({ query: (goalId) => ({ url: at({ goalId }, '/advice'), params: here() }) }),
    setGoal: build.mutation<unknown, Omit<SetGoalRequest, 'timeZone'>>({ query: (body) => ({ url: '/goals', method: 'POST', body: { ...body, ...here() } }), invalidatesTags: ['Goal'] }),
    reviseGoal: build.mutation<unknown, OfGoal<Omit<ReviseGoalRequest, 'timeZone'>>>({ query: (goal) => ({ url: at(goal), method: 'PUT', body: { ...goal.body, ...here() } }), invalidatesTags: ['Goal'] }),
    chooseMatchRule: build.mutation<unknown, Readonly<{ goalId: string; rule: Exclude<MatchRule, 'unasked'> }>>({
      query: ({ rule, ...goal }) => ({ url: at(goal, '/match-rule'), method: 'PUT', body: { rule } }), invalidatesTags: ['Goal'],
    }),
    countThought: build.mutation<unknown, Readonly<{ goalId: string; thoughtId: string; counts: boolean }>>({
      query: ({ thoughtId, counts, ...goal }) => ({ url: at(goal, `/thoughts/${thoughtId}`), method: 'PUT', body: { counts } }), invalidatesTags: ['Goal'],
    }),
    markDay: build.mutation<unknown, Readonly<{ goalId: string; day: string }> & Omit<MarkDayRequest, 'timeZone'>>({
      query: ({ day, mark, count, ...goal }) => ({ url: at(goal, `/days/${day}`), method: 'PUT', body: { mark, ...(count !== undefined && { count }), ...here() } }), invalidatesTags: ['Goal'],
      /** Shown at once, and taken back when it is refused. */
      onQueryStarted: async (marking, { dispatch, queryFulfilled, ...store }) => {
        const patches = goalsInCache(store.getState()).flatMap(({ endpointName, originalArgs }) => {
          if (endpointName === 'listGoals') return [dispatch(goalListApi.util.updateQueryData('listGoals', originalArgs, (list) => ({ ...list, items: list.items.map((card) => (card.goalId === marking.goalId ? markedCard(card, marking) : card)) })))];
          if (endpointName === 'findGoal' && originalArgs.goalId === marking.goalId) return [dispatch(goalsApi.util.updateQueryData('findGoal', originalArgs, (goal) => markedDetail(goal, marking)))];
          return [];
        });
        await queryFulfilled.catch(() => patches.forEach(({ undo }) => undo()));
      },
    }),
    pauseGoal: build.mutation<unknown, Readonly<{ goalId: string; untilDay: string | null }>>({
      query: ({ untilDay, ...goal }) => ({ url: at(goal, '/pause'), method: 'PUT', body: { untilDay, ...here() } }), invalidatesTags: ['Goal'],
    }),
    /** What needs to know no more than which goal, and where the person is. */
    actOnGoal: build.mutation<unknown, Readonly<{ goalId: string; act: 'resume' | 'activate' | 'deactivate' }>>({
      query: ({ act, ...goal }) => ({ url: at(goal, `/${act}`), method: 'POST', body: here() }), invalidatesTags: ['Goal'],
    }),
    pauseGoals: build.mutation<unknown, string | null>({ query: (untilDay) => ({ url: '/goals/pause', method: 'PUT', body: { untilDay, ...here() } }), invalidatesTags: ['Goal'] }),
    resumeGoals: build.mutation<unknown, void>({ query: () => ({ url: '/goals/resume', method: 'POST', body: here() }), invalidatesTags: ['Goal'] }),
    chooseDayStart: build.mutation<unknown, number>({ query: (minutes) => ({ url: '/goals/day-start', method: 'PUT', body: { minutes, ...here() } }), invalidatesTags: ['Goal'] }),
    deleteGoal: build.mutation<unknown, string>({ query: (goalId) => ({ url: at({ goalId }), method: 'DELETE' }), invalidatesTags: ['Goal'] }),
    restoreGoal: build.mutation<unknown, string>({ query: (goalId) => ({ url: at({ goalId }, '/restore'), method: 'POST' }), invalidatesTags: ['Goal'] }),
  }),
});

export const {
  useFindGoalQuery, useChartGoalQuery, useTryGoalQuery, useListProposalsQuery, useAdviseGoalQuery, useSetGoalMutation, useReviseGoalMutation,
  useChooseMatchRuleMutation, useCountThoughtMutation, useMarkDayMutation, usePauseGoalMutation, useActOnGoalMutation, usePauseGoalsMutation,
  useResumeGoalsMutation, useChooseDayStartMutation, useDeleteGoalMutation, useRestoreGoalMutation,
} = goalsApi;

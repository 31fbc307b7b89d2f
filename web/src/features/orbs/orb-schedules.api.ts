import type { OrbScheduleAnswer, SetOrbScheduleRequest } from '@ecrin/contracts/orb/orb-schedule.ts';
import { api } from '#lib/api/api.ts';

const orbScheduleEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    findOrbSchedule: build.query<OrbScheduleAnswer, string>({
      query: (orbId) => `/orbs/${orbId}/schedule`,
      providesTags: ['OrbRun'],
    }),
    setOrbSchedule: build.mutation<unknown, Readonly<{ orbId: string; body: SetOrbScheduleRequest }>>({
      query: ({ orbId, body }) => ({ url: `/orbs/${orbId}/schedule`, method: 'PUT', body }),
      invalidatesTags: ['OrbRun'],
    }),
    /** `on` false pauses it. */
    turnOrbSchedule: build.mutation<unknown, Readonly<{ orbId: string; on: boolean }>>({
      query: ({ orbId, on }) => ({ url: `/orbs/${orbId}/schedule/${on ? 'start' : 'pause'}`, method: 'POST' }),
      invalidatesTags: ['OrbRun'],
    }),
  }),
});

export const { useFindOrbScheduleQuery, useSetOrbScheduleMutation, useTurnOrbScheduleMutation } = orbScheduleEndpoints;

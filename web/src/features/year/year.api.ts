import type { MonthFigures, YearFigures } from '@ecrin/contracts/thought/year.ts';
import { api } from '#lib/api/api.ts';

type OfYear = Readonly<{ year: number; dayStart: number }>;

const tags = ['ThoughtCounts', 'Thread', 'Favorite'] as const;

export const yearApi = api.injectEndpoints({
  endpoints: (build) => ({
    findYear: build.query<YearFigures, OfYear>({
      query: ({ year, dayStart }) => `/years/${year}?dayStart=${dayStart}`,
      providesTags: tags,
    }),
    findMonth: build.query<MonthFigures, OfYear & Readonly<{ month: number }>>({
      query: ({ year, month, dayStart }) => `/years/${year}/months/${month}?dayStart=${dayStart}`,
      providesTags: tags,
    }),
  }),
});

export const { useFindYearQuery, useFindMonthQuery } = yearApi;

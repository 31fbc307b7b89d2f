import type { UsageAnswer, UsageSpan } from '@ecrin/contracts/usage/usage.ts';
import { api } from '#lib/api/api.ts';

export const { useGetUsageQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getUsage: build.query<UsageAnswer, UsageSpan>({
      query: (span) => `/usage?span=${span}`,
      providesTags: ['Usage'],
    }),
  }),
});

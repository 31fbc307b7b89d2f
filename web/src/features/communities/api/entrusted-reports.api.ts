import type { AnswerReportRequest, EntrustedReportList } from '@ecrin/contracts/community/entrusted-reports.ts';
import { api } from '#lib/api/api.ts';
import { changesCommunity, community, type OfCommunity } from './tagged-api.ts';

const entrustedReportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listEntrustedReports: build.query<EntrustedReportList, string>({
      query: (communityId) => `/communities/${communityId}/reports`,
      ...community,
    }),
    answerReport: build.mutation<unknown, AnswerReportRequest & OfCommunity & Readonly<{ reportId: string }>>({
      query: ({ communityId, reportId, ...body }) => ({
        url: `/communities/${communityId}/reports/${reportId}`,
        method: 'PUT',
        body,
      }),
      ...changesCommunity,
    }),
  }),
});

export const { useListEntrustedReportsQuery, useAnswerReportMutation } = entrustedReportsApi;

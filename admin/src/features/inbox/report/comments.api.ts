import type {
  DecideOnCommentRequest,
  EntrustReportRequest,
  ReportDetail,
} from '@ecrin/contracts/comment-report/comment-report.ts';
import type { Receipt } from '@ecrin/contracts/transport/receipt.ts';
import { api } from '#lib/api/api.ts';

const commentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    findReport: build.query<ReportDetail, string>({
      query: (reportId) => `/comments/${reportId}`,
      providesTags: ['CommentReport'],
    }),
    decideOnComment: build.mutation<Receipt, Readonly<{ reportId: string; body: DecideOnCommentRequest }>>({
      query: ({ reportId, body }) => ({ url: `/comments/${reportId}/decision`, method: 'PUT', body }),
      invalidatesTags: ['CommentReport'],
    }),
    entrustReport: build.mutation<Receipt, EntrustReportRequest & Readonly<{ reportId: string }>>({
      query: ({ reportId, ...body }) => ({ url: `/comments/${reportId}/community`, method: 'PUT', body }),
      invalidatesTags: ['CommentReport'],
    }),
  }),
});

export const { useFindReportQuery, useDecideOnCommentMutation, useEntrustReportMutation } = commentsApi;

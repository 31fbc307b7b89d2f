import type {
  DecideOnCommentRequest,
  EntrustReportRequest,
  ListedStatus,
  ReportDetail,
  ReportList,
} from '@ecrin/contracts/comment-report/comment-report.ts';
import type { HolderFilter } from '@ecrin/contracts/inbox/assignment.ts';
import type { Receipt } from '@ecrin/contracts/transport/receipt.ts';
import { api } from '#lib/api/api.ts';

export type ReportFilter = Readonly<{ status: ListedStatus; holder?: HolderFilter }>;
const pageSize = 30;

const commentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReports: build.infiniteQuery<ReportList, ReportFilter, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
      query: ({ queryArg, pageParam }) => ({
        url: '/comments',
        params: { ...queryArg, limit: pageSize, ...(pageParam && { cursor: pageParam }) },
      }),
      providesTags: ['CommentReport'],
    }),
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

export const { useListReportsInfiniteQuery, useFindReportQuery, useDecideOnCommentMutation, useEntrustReportMutation } =
  commentsApi;

import type { ReportCommentRequest, WriteCommentRequest } from '@ecrin/contracts/community/community.ts';
import { api } from '#lib/api/api.ts';
import { type OfCommunity, type OfComment, changesComments } from './tagged-api.ts';

const commentCommandsApi = api.injectEndpoints({
  endpoints: (build) => ({
    writeComment: build.mutation<unknown, WriteCommentRequest & OfCommunity>({
      query: ({ communityId, ...body }) => ({ url: `/communities/${communityId}/comments`, method: 'POST', body }),
      ...changesComments,
    }),
    editComment: build.mutation<unknown, OfComment & Readonly<{ words: string }>>({
      query: ({ communityId, commentId, ...body }) => ({
        url: `/communities/${communityId}/comments/${commentId}`,
        method: 'PUT',
        body,
      }),
      ...changesComments,
    }),
    deleteComment: build.mutation<unknown, OfComment>({
      query: ({ communityId, commentId }) => ({
        url: `/communities/${communityId}/comments/${commentId}`,
        method: 'DELETE',
      }),
      ...changesComments,
    }),
    moderateComment: build.mutation<unknown, OfComment & Readonly<{ hidden: boolean }>>({
      query: ({ communityId, commentId, ...body }) => ({
        url: `/communities/${communityId}/comments/${commentId}/hidden`,
        method: 'PUT',
        body,
      }),
      // It may answer a report that was handed to the community.
      invalidatesTags: ['CommunityComment', 'Community'],
    }),
    reportComment: build.mutation<unknown, ReportCommentRequest & OfComment>({
      query: ({ communityId, commentId, ...body }) => ({
        url: `/communities/${communityId}/comments/${commentId}/report`,
        method: 'PUT',
        body,
      }),
    }),
  }),
});

export const {
  useWriteCommentMutation,
  useEditCommentMutation,
  useDeleteCommentMutation,
  useModerateCommentMutation,
  useReportCommentMutation,
} = commentCommandsApi;

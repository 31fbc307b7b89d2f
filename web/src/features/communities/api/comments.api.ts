import type { CommunityReplyList, CommunityThreadList } from '@ecrin/contracts/community/community.ts';
import { taggedApi, type OfComment, pages, paged, comments } from './tagged-api.ts';

const commentsApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    listComments: build.infiniteQuery<CommunityThreadList, string, string | null>({
      infiniteQueryOptions: pages,
      query: ({ queryArg, pageParam }) => paged(`/communities/${queryArg}/comments`, pageParam),
      ...comments,
    }),
    listReplies: build.infiniteQuery<CommunityReplyList, OfComment, string | null>({
      infiniteQueryOptions: pages,
      query: ({ queryArg: { communityId, commentId }, pageParam }) =>
        paged(`/communities/${communityId}/comments/${commentId}/replies`, pageParam, { limit: '50' }),
      ...comments,
    }),
  }),
});

export const { useListCommentsInfiniteQuery, useListRepliesInfiniteQuery } = commentsApi;

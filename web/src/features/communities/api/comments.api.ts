import type { CommunityReplyList, CommunityThreadList } from '@ecrin/contracts/community/community.ts';
import { api } from '#lib/api/api.ts';
import { type OfComment, type OfCommunity, pages, paged, comments } from './tagged-api.ts';

const commentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listComments: build.infiniteQuery<
      CommunityThreadList,
      OfCommunity & Readonly<{ copyId: string | null }>,
      string | null
    >({
      infiniteQueryOptions: pages,
      query: ({ queryArg: { communityId, copyId }, pageParam }) =>
        paged(`/communities/${communityId}/${copyId === null ? '' : `copies/${copyId}/`}comments`, pageParam),
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

import type { ReportCommentRequest } from '@ecrin/contracts/community/community.ts';
import type { SharedCopyDetail, SharedCopyList, ShareCopyRequest } from '@ecrin/contracts/community/shared-copy.ts';
import type { StoryDetail, StoryList } from '@ecrin/contracts/story/story.ts';
import type { ThoughtList } from '@ecrin/contracts/thought/thought-list.ts';
import { api } from '#lib/api/api.ts';
import { paged, pages, type OfCommunity } from './tagged-api.ts';

export type OfCopy = OfCommunity & Readonly<{ copyId: string }>;

const pathOf = ({ communityId, copyId }: OfCopy): string => `/communities/${communityId}/copies/${copyId}`;
const copies = { providesTags: ['CommunityCopy', 'CommunityComment'] } as const;
const changesCopies = { invalidatesTags: ['CommunityCopy'] } as const;

const copyQueries = api.injectEndpoints({
  endpoints: (build) => ({
    listCopies: build.infiniteQuery<SharedCopyList, string, string | null>({
      infiniteQueryOptions: pages,
      query: ({ queryArg, pageParam }) => paged(`/communities/${queryArg}/copies`, pageParam),
      ...copies,
    }),
    findCopy: build.query<SharedCopyDetail, OfCopy>({ query: pathOf, ...copies }),
    listSharableStories: build.infiniteQuery<StoryList, void, string | null>({
      infiniteQueryOptions: pages,
      query: ({ pageParam }) => paged('/stories', pageParam),
      providesTags: ['Story'],
    }),
    listSharableThoughts: build.query<ThoughtList, string>({
      query: (q) => ({ url: '/thoughts', params: q === '' ? {} : { q } }),
      providesTags: [{ type: 'ThoughtCard', id: 'LIST' }],
    }),
    findSharableStory: build.query<StoryDetail, string>({
      query: (storyId) => `/stories/${storyId}`,
      providesTags: ['Story'],
    }),
  }),
});

const copyCommands = api.injectEndpoints({
  endpoints: (build) => ({
    shareCopy: build.mutation<unknown, ShareCopyRequest & OfCommunity>({
      query: ({ communityId, ...body }) => ({ url: `/communities/${communityId}/copies`, method: 'POST', body }),
      ...changesCopies,
    }),
    withdrawCopy: build.mutation<unknown, OfCopy>({
      query: (copy) => ({ url: pathOf(copy), method: 'DELETE' }),
      ...changesCopies,
    }),
    changePublicity: build.mutation<unknown, OfCopy & Readonly<{ publicly: boolean }>>({
      query: ({ publicly, ...copy }) => ({ url: `${pathOf(copy)}/publicity`, method: 'PUT', body: { publicly } }),
      ...changesCopies,
    }),
    moderateCopy: build.mutation<unknown, OfCopy & Readonly<{ hidden: boolean }>>({
      query: ({ hidden, ...copy }) => ({ url: `${pathOf(copy)}/hidden`, method: 'PUT', body: { hidden } }),
      // It may answer a report that was handed to the community.
      invalidatesTags: ['CommunityCopy', 'Community'],
    }),
    reportCopy: build.mutation<unknown, OfCopy & ReportCommentRequest>({
      query: ({ reason, ...copy }) => ({ url: `${pathOf(copy)}/report`, method: 'PUT', body: { reason } }),
    }),
    pinCopy: build.mutation<unknown, OfCommunity & Readonly<{ copyId: string | null }>>({
      query: ({ communityId, copyId }) => ({ url: `/communities/${communityId}/pin`, method: 'PUT', body: { copyId } }),
      ...changesCopies,
    }),
  }),
});

export const {
  useListCopiesInfiniteQuery,
  useFindCopyQuery,
  useListSharableStoriesInfiniteQuery,
  useListSharableThoughtsQuery,
  useFindSharableStoryQuery,
} = copyQueries;
export const {
  useShareCopyMutation,
  useWithdrawCopyMutation,
  useChangePublicityMutation,
  useModerateCopyMutation,
  useReportCopyMutation,
  usePinCopyMutation,
} = copyCommands;

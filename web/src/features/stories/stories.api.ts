import type { ChangeLinkRequest, ShareStoryRequest } from '@ecrin/contracts/story/story-share.ts';
import type { StorySuggestions } from '@ecrin/contracts/story/story-suggestions.ts';
import type {
  CreateStoryRequest,
  PictureOfThought,
  ReviseStoryRequest,
  StoryDetail,
  StoryList,
  StoryPictureAnswer,
  StoryVersions,
} from '@ecrin/contracts/story/story.ts';
import type { ThoughtList } from '@ecrin/contracts/thought/thought-list.ts';
import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import { api } from '#lib/api/api.ts';

const storyQueries = api.injectEndpoints({
  endpoints: (build) => ({
    listStories: build.infiniteQuery<StoryList, void, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
      query: ({ pageParam }) => `/stories${pageParam === null ? '' : `?cursor=${encodeURIComponent(pageParam)}`}`,
      providesTags: ['Story'],
    }),
    findStory: build.query<StoryDetail, string>({ query: (storyId) => `/stories/${storyId}`, providesTags: ['Story'] }),
    listStoryVersions: build.query<StoryVersions, string>({
      query: (storyId) => `/stories/${storyId}/versions`,
      providesTags: ['Story'],
    }),
    findSource: build.query<ThoughtDetail, string>({
      query: (thoughtId) => `/thoughts/${thoughtId}`,
      providesTags: (_found, _error, id) => [{ type: 'ThoughtDetail', id }],
    }),
    findSuggestions: build.query<StorySuggestions, string>({
      query: (storyId) => `/stories/${storyId}/suggestions`,
      providesTags: ['Story'],
    }),
    /** `search`: filters as in the address of the list of thoughts. */
    listChoices: build.query<ThoughtList, string>({
      query: (search) => `/thoughts?${search}`,
      providesTags: [{ type: 'ThoughtCard', id: 'LIST' }],
    }),
  }),
});

type OfStory<Body> = Readonly<{ storyId: string; body: Body }>;
type OfLink = Readonly<{ storyId: string; linkId: string }>;

const storyCommands = api.injectEndpoints({
  endpoints: (build) => ({
    createStory: build.mutation<unknown, CreateStoryRequest>({
      query: (body) => ({ url: '/stories', method: 'POST', body }),
      invalidatesTags: ['Story'],
    }),
    addThoughts: build.mutation<unknown, OfStory<Readonly<{ thoughtIds: readonly string[] }>>>({
      query: ({ storyId, body }) => ({ url: `/stories/${storyId}/thoughts`, method: 'POST', body }),
      invalidatesTags: ['Story'],
    }),
    reviseStory: build.mutation<unknown, OfStory<ReviseStoryRequest>>({
      query: ({ storyId, body }) => ({ url: `/stories/${storyId}/text`, method: 'PUT', body }),
      invalidatesTags: ['Story'],
    }),
    restoreVersion: build.mutation<unknown, Readonly<{ storyId: string; sitting: number }>>({
      query: ({ storyId, sitting }) => ({ url: `/stories/${storyId}/versions/${sitting}/restore`, method: 'POST' }),
      invalidatesTags: ['Story'],
    }),
    deleteStory: build.mutation<unknown, string>({
      query: (storyId) => ({ url: `/stories/${storyId}`, method: 'DELETE' }),
      invalidatesTags: ['Story'],
    }),
    restoreStory: build.mutation<unknown, string>({
      query: (storyId) => ({ url: `/stories/${storyId}/restore`, method: 'POST' }),
      invalidatesTags: ['Story'],
    }),
  }),
});

const linkCommands = api.injectEndpoints({
  endpoints: (build) => ({
    shareStory: build.mutation<Readonly<{ url: string }>, OfStory<ShareStoryRequest>>({
      query: ({ storyId, body }) => ({ url: `/stories/${storyId}/links`, method: 'POST', body }),
      invalidatesTags: ['Story'],
    }),
    changeLink: build.mutation<unknown, OfLink & Readonly<{ body: ChangeLinkRequest }>>({
      query: ({ storyId, linkId, body }) => ({ url: `/stories/${storyId}/links/${linkId}`, method: 'PUT', body }),
      invalidatesTags: ['Story'],
    }),
    /** Not shown before a part names it. */
    addStoryPicture: build.mutation<StoryPictureAnswer, Readonly<{ storyId: string; picture: Blob }>>({
      query: ({ storyId, picture }) => ({
        url: `/stories/${storyId}/pictures`,
        method: 'POST',
        body: picture,
        headers: { 'Content-Type': picture.type || 'image/jpeg' },
      }),
    }),
    /** The same for a picture that a thought has. */
    addPictureOfThought: build.mutation<StoryPictureAnswer, OfStory<PictureOfThought>>({
      query: ({ storyId, body }) => ({ url: `/stories/${storyId}/thought-pictures`, method: 'POST', body }),
    }),
    closeLink: build.mutation<unknown, OfLink>({
      query: ({ storyId, linkId }) => ({ url: `/stories/${storyId}/links/${linkId}`, method: 'DELETE' }),
      invalidatesTags: ['Story'],
    }),
  }),
});

export const {
  useListStoriesInfiniteQuery,
  useFindStoryQuery,
  useListStoryVersionsQuery,
  useListChoicesQuery,
  useFindSourceQuery,
  useFindSuggestionsQuery,
} = storyQueries;
export const {
  useCreateStoryMutation,
  useAddThoughtsMutation,
  useReviseStoryMutation,
  useRestoreVersionMutation,
  useDeleteStoryMutation,
  useRestoreStoryMutation,
} = storyCommands;
export const {
  useShareStoryMutation,
  useCloseLinkMutation,
  useChangeLinkMutation,
  useAddStoryPictureMutation,
  useAddPictureOfThoughtMutation,
} = linkCommands;

import {
  listStoriesQuery,
  storyDetail,
  storyList,
  storyParams,
  storyVersion,
  storyVersionParams,
  storyVersions,
} from '@ecrin/contracts/story/story.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { MeaningSearch } from '#passages/search-by-meaning.ts';
import { thoughtCardModel } from '#thought-card/thought-card.model.ts';
import { threadModel } from '#thread/thread.model.ts';
import { findStory, findStoryVersion, listStories, listStoryVersions } from './find-story.query.ts';
import { storyDraftModel } from './story-draft.projection.ts';
import { storyModel, storyShareModel, storyVersionModel } from './story.model.ts';
import { suggestThoughtsRoute } from './suggest-thoughts.query.ts';

const read = {
  method: 'get',
  access: 'client',
  joins: [thoughtCardModel, threadModel, storyShareModel, storyDraftModel],
} as const;

const listRoutes = (publicUrl: string) =>
  [
    queryRoute({
      ...read,
      path: '/stories',
      summary: 'Lists the client’s stories, the last changed first',
      params: z.object({}),
      query: listStoriesQuery,
      answer: storyList,
      model: storyModel,
      ask:
        (models) =>
        ({ query }, { clientId: ownerId, now }) =>
          listStories(models, publicUrl)({ ownerId, now }, query),
    }),
    queryRoute({
      ...read,
      path: '/stories/:storyId',
      summary: 'Shows a story with its parts, the thoughts they rest on, and its links',
      params: storyParams,
      query: z.object({}),
      answer: storyDetail,
      model: storyModel,
      ask:
        (models) =>
        ({ params }, { clientId: ownerId, now }) =>
          findStory(models, publicUrl)({ ownerId, now }, params.storyId),
    }),
  ] as const;

const versionRoutes = [
  queryRoute({
    ...read,
    path: '/stories/:storyId/versions',
    summary: 'Lists the versions of a story that can be restored, the latest first',
    params: storyParams,
    query: z.object({}),
    answer: storyVersions,
    model: storyVersionModel,
    ask:
      (models) =>
      ({ params }, { clientId }) =>
        listStoryVersions(models)(clientId, params.storyId),
  }),
  queryRoute({
    ...read,
    path: '/stories/:storyId/versions/:sitting',
    summary: 'Shows the words of one version',
    params: storyVersionParams,
    query: z.object({}),
    answer: storyVersion,
    model: storyVersionModel,
    ask:
      (models) =>
      ({ params }, { clientId }) =>
        findStoryVersion(models)(clientId, params),
  }),
] as const;

/** All queries on stories. `publicUrl`: of their pages. */
export const storyQueryRoutes = (publicUrl: string, meaning: MeaningSearch | null) =>
  [...listRoutes(publicUrl), ...versionRoutes, suggestThoughtsRoute(meaning)] as const;

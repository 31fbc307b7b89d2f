import type { RunEstimate } from '@ecrin/contracts/orb/orb-run.ts';
import type { AcceptDraftRequest, RequestDraftRequest } from '@ecrin/contracts/story/story-draft.ts';
import { api } from '#lib/api/api.ts';

/** What reads for orbs composes drafts: where it is, and what is used of its budget. */
export type DraftEngine = Pick<RunEstimate, 'model' | 'endpoint' | 'usedShare'>;

const draftApi = api.injectEndpoints({
  endpoints: (build) => ({
    findDraftEngine: build.query<DraftEngine, void>({
      query: () => '/orb-runs/estimate',
      providesTags: ['Conversation', 'OrbRun'],
    }),
    requestDraft: build.mutation<unknown, Readonly<{ storyId: string; body: RequestDraftRequest }>>({
      query: ({ storyId, body }) => ({ url: `/stories/${storyId}/draft`, method: 'POST', body }),
      invalidatesTags: ['Story'],
    }),
    acceptDraft: build.mutation<unknown, Readonly<{ storyId: string; body: AcceptDraftRequest }>>({
      query: ({ storyId, body }) => ({ url: `/stories/${storyId}/draft/accept`, method: 'POST', body }),
      invalidatesTags: ['Story'],
    }),
    stopDraft: build.mutation<unknown, string>({
      query: (storyId) => ({ url: `/stories/${storyId}/draft/stop`, method: 'POST' }),
      invalidatesTags: ['Story'],
    }),
  }),
});

export const { useFindDraftEngineQuery, useRequestDraftMutation, useAcceptDraftMutation, useStopDraftMutation } =
  draftApi;

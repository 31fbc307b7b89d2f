import type { CorrectInsightRequest } from '@ecrin/contracts/thought/thought.ts';
import type { InsightField } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { thoughtTags, thoughtApi } from '../thought.api.ts';

type InsightOf = Readonly<{ thoughtId: string; field: InsightField }>;
const insightPath = ({ thoughtId, field }: InsightOf) => `/thoughts/${thoughtId}/insights/${field}`;

const insightApi = thoughtApi.injectEndpoints({
  endpoints: (build) => ({
    correctInsight: build.mutation<unknown, InsightOf & CorrectInsightRequest>({
      query: ({ value, ...insight }) => ({ url: insightPath(insight), method: 'PUT', body: { value } }),
      invalidatesTags: (_answer, _error, { thoughtId }) => thoughtTags(thoughtId),
    }),
    undoInsight: build.mutation<unknown, InsightOf>({
      query: (insight) => ({ url: insightPath(insight), method: 'DELETE' }),
      invalidatesTags: (_answer, _error, { thoughtId }) => thoughtTags(thoughtId),
    }),
    redoInsight: build.mutation<unknown, InsightOf>({
      query: (insight) => ({ url: `${insightPath(insight)}/redo`, method: 'POST' }),
      invalidatesTags: (_answer, _error, { thoughtId }) => thoughtTags(thoughtId),
    }),
  }),
});

export const { useCorrectInsightMutation, useUndoInsightMutation, useRedoInsightMutation } = insightApi;

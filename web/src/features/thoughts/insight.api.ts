import type { CorrectInsightRequest } from '@ecrin/contracts/thought/thought-requests.ts';
import type { InsightField } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { moved, thoughtApi } from './thought.api.ts';

type InsightOf = Readonly<{ thoughtId: string; field: InsightField }>;
const insightPath = ({ thoughtId, field }: InsightOf) => `/thoughts/${thoughtId}/insights/${field}`;

const insightApi = thoughtApi.injectEndpoints({
  endpoints: (build) => ({
    correctInsight: build.mutation<unknown, InsightOf & CorrectInsightRequest>({
      query: ({ value, ...insight }) => ({ url: insightPath(insight), method: 'PUT', body: { value } }),
      invalidatesTags: (_answer, _error, { thoughtId }) => moved(thoughtId),
    }),
    undoInsight: build.mutation<unknown, InsightOf>({
      query: (insight) => ({ url: insightPath(insight), method: 'DELETE' }),
      invalidatesTags: (_answer, _error, { thoughtId }) => moved(thoughtId),
    }),
    redoInsight: build.mutation<unknown, InsightOf>({
      query: (insight) => ({ url: `${insightPath(insight)}/redo`, method: 'POST' }),
      invalidatesTags: (_answer, _error, { thoughtId }) => moved(thoughtId),
    }),
  }),
});

export const { useCorrectInsightMutation, useUndoInsightMutation, useRedoInsightMutation } = insightApi;

import type { CorrectInsightRequest } from '@ecrin/contracts/thought/thought-requests.ts';
import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import type { InsightField } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { useId, useState } from 'react';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { thoughtTags, thoughtApi } from '../thought.api.ts';
import { textToInsight } from './insight-text.ts';

type InsightOf = Readonly<{ thoughtId: string; field: InsightField }>;
const insightPath = ({ thoughtId, field }: InsightOf) => `/thoughts/${thoughtId}/insights/${field}`;

export const insightApi = thoughtApi.injectEndpoints({
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

type InsightOptions = Readonly<{ editing?: boolean; onLeft?: () => void }>;

/** One insight of a thought: its value, its mode and its commands. `onLeft`: called when an editor opened for a new value closes. */
export const useInsight = (
  { thoughtId, insights }: Pick<ThoughtDetail, 'thoughtId' | 'insights'>,
  field: InsightField,
  { editing = false, onLeft }: InsightOptions = {},
) => {
  const [mode, setMode] = useState<'shown' | 'opened' | 'editing'>(editing ? 'editing' : 'shown');
  const [correct, correcting] = useCorrectInsightMutation();
  const [undo, undoing] = useUndoInsightMutation();
  const [redo, redoing] = useRedoInsightMutation();
  const withFeedback = useCommandFeedback();
  const panelId = useId();
  const [returned, setReturned] = useState(false);
  const turn = (next: typeof mode) => {
    setMode(next);
    setReturned(next === 'shown');
  };
  const leave = () => {
    turn('shown');
    onLeft?.();
  };
  const then = (command: Promise<unknown>) => void withFeedback(command).then((done) => done && leave());
  return {
    ...insights[field],
    field,
    mode,
    panelId,
    busy: correcting.isLoading || undoing.isLoading || redoing.isLoading,
    /** The focus returns to the value's mark, or to what replaces it. */
    returned,
    toggle: () => turn(mode === 'opened' ? 'shown' : 'opened'),
    edit: () => turn('editing'),
    leave,
    keep: (text: string) => then(correct({ thoughtId, field, value: textToInsight(field, text) }).unwrap()),
    undo: () => then(undo({ thoughtId, field }).unwrap()),
    redo: () => then(redo({ thoughtId, field }).unwrap()),
  };
};
export type OpenInsight = ReturnType<typeof useInsight>;

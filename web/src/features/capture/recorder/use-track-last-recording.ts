import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import { useEffect } from 'react';
import { api } from '#lib/api/api.ts';
import { useOutbox } from '#lib/outbox/outbox.ts';
import { receiptEvent } from './receipt-event.ts';
import { dispatchRecorderEvent, useRecorder } from './recorder-store.ts';

const captureApi = api.injectEndpoints({
  endpoints: (build) => ({
    lastRecordedThought: build.query<ThoughtDetail, string>({
      query: (thoughtId) => `/thoughts/${thoughtId}`,
      providesTags: (_, __, thoughtId) => [
        { type: 'ThoughtDetail', id: thoughtId },
        { type: 'ThoughtCard', id: thoughtId },
      ],
    }),
  }),
});

const trackedStatuses = new Set(['received', 'transcribing', 'analysing']);

/** Follows the last recording until it is ready. */
export const useTrackLastRecording = () => {
  const { status, recording } = useRecorder();
  const thoughtId = recording?.thoughtId ?? '';
  const item = useOutbox().find((kept) => kept.thoughtId === thoughtId);
  const { data } = captureApi.useLastRecordedThoughtQuery(thoughtId, { skip: !trackedStatuses.has(status) });
  useEffect(() => {
    const type = receiptEvent(item, data?.thoughtId === thoughtId ? data : undefined);
    if (type && status !== 'idle') dispatchRecorderEvent({ type });
  }, [item, data, thoughtId, status]);
};

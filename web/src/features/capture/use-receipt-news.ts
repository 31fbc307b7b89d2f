import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import { useEffect } from 'react';
import { api } from '#lib/api/api.ts';
import { useOutbox } from '#lib/outbox/outbox.ts';
import { receiptNews } from './receipt-news.ts';
import { tellRecorder, useRecorder } from './recorder.ts';

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

const known = new Set(['received', 'transcribing', 'analysing']);

/** Follows the last recording until it is ready. */
export const useReceiptNews = () => {
  const { status, recording } = useRecorder();
  const thoughtId = recording?.thoughtId ?? '';
  const item = useOutbox().find((kept) => kept.thoughtId === thoughtId);
  const { data } = captureApi.useLastRecordedThoughtQuery(thoughtId, { skip: !known.has(status) });
  useEffect(() => {
    const type = receiptNews(item, data?.thoughtId === thoughtId ? data : undefined);
    if (type && status !== 'idle') tellRecorder({ type });
  }, [item, data, thoughtId, status]);
};

import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import { VisuallyHidden } from '@ecrin/ui/visually-hidden/visually-hidden.tsx';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { api } from '#lib/api/api.ts';
import type { OutboxItem } from '#lib/outbox/outbox-view.ts';
import { useOutbox } from '#lib/outbox/outbox.ts';
import { dispatchRecorderEvent, useRecorder } from './recorder-store.ts';
import type { RecorderEvent } from './recorder.machine.ts';
import { recorderMessages as messages } from './recorder.messages.ts';

type ReceiptEvent = Exclude<RecorderEvent['type'], 'granted' | 'fail'>;
type ReceivedThought = Pick<ThoughtDetail, 'receipt' | 'transcript' | 'understandingFailed'>;

const eventOfOutboxState = {
  waiting: 'waiting',
  sending: 'sending',
  received: 'received',
  refused: 'dismiss',
} as const;

const eventOfThought = ({ receipt, transcript, understandingFailed }: ReceivedThought): ReceiptEvent => {
  if (transcript?.status === 'failed') return 'dismiss';
  if (receipt === 'analysed' || understandingFailed) return 'ready';
  if (receipt === 'transcribed') return 'analysing';
  return transcript?.status === 'processing' ? 'transcribing' : 'received';
};

/** The state of the last recording in the outbox, then on the server, as an event of the state machine. A failure is shown at the thought itself. */
export const receiptEvent = (
  item: OutboxItem | undefined,
  thought: ReceivedThought | undefined,
): ReceiptEvent | null => {
  if (thought) return eventOfThought(thought);
  return item ? eventOfOutboxState[item.state] : null;
};

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

/** Follows the last recording until it is ready; one that is added to a thought until it is received, because its thought was ready before. */
const useTrackLastRecording = () => {
  const { status, recording } = useRecorder();
  const thoughtId = recording?.thoughtId ?? '';
  const appended = recording?.appendTo !== undefined;
  const item = useOutbox().find((kept) => kept.thoughtId === thoughtId);
  const { data } = captureApi.useLastRecordedThoughtQuery(thoughtId, {
    skip: !trackedStatuses.has(status) || appended,
  });
  useEffect(() => {
    const type = receiptEvent(item, data?.thoughtId === thoughtId ? data : undefined);
    if (type && status !== 'idle') dispatchRecorderEvent({ type });
  }, [item, data, thoughtId, status]);
};

const announcedStatuses = {
  'stored-on-device': messages.stored,
  received: messages.arrived,
  transcribing: messages.transcribing,
  analysing: messages.analysing,
  ready: messages.ready,
} as const;
const isAnnounced = (status: string): status is keyof typeof announcedStatuses => status in announcedStatuses;

/** Announces the state of the last recording, after the recorder is closed. */
export const RecordingStatusAnnouncer = () => {
  const { formatMessage } = useIntl();
  const { status } = useRecorder();
  useTrackLastRecording();
  return (
    <output>
      <VisuallyHidden>{isAnnounced(status) ? formatMessage(announcedStatuses[status]) : ''}</VisuallyHidden>
    </output>
  );
};

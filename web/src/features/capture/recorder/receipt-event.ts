import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import type { OutboxItem } from '#lib/outbox/outbox-view.ts';
import type { RecorderEvent } from './recorder.machine.ts';

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

/** What the outbox, then the server, say of the last recording, as the machine hears it. A failure is told at the thought itself. */
export const receiptEvent = (item: OutboxItem | undefined, told: ReceivedThought | undefined): ReceiptEvent | null => {
  if (told) return eventOfThought(told);
  return item ? eventOfOutboxState[item.state] : null;
};

import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import type { OutboxItem } from '#lib/outbox/outbox-view.ts';
import type { RecorderEvent } from './recorder.machine.ts';

type News = Exclude<RecorderEvent['type'], 'granted' | 'fail'>;
type Told = Pick<ThoughtDetail, 'receipt' | 'transcript' | 'understandingFailed'>;

const fromOutbox = { waiting: 'waiting', sending: 'sending', received: 'received', refused: 'dismiss' } as const;

const fromServer = ({ receipt, transcript, understandingFailed }: Told): News => {
  if (transcript?.status === 'failed') return 'dismiss';
  if (receipt === 'analysed' || understandingFailed) return 'ready';
  if (receipt === 'transcribed') return 'analysing';
  return transcript?.status === 'processing' ? 'transcribing' : 'received';
};

/** What the outbox, then the server, say of the last recording, as the machine hears it. A failure is told at the thought itself. */
export const receiptNews = (item: OutboxItem | undefined, told: Told | undefined): News | null => {
  if (told) return fromServer(told);
  return item ? fromOutbox[item.state] : null;
};

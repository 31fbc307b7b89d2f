import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { readEvents } from '@ecrin/platform/event-sourcing/load-aggregate.ts';

/** The first ones; another Écrin reads as many. */
const mostWordings = 1_000;

/** Of a transcript that was corrected: what was heard in each recording, and what it became, in the order in which it did. Of any other thought nothing: its words say it. */
export const wordingsOf = async (
  events: Pick<Events, 'readStream'>,
  { thoughtId, correctedAt }: Pick<ThoughtDetail, 'thoughtId' | 'correctedAt'>,
): Promise<Readonly<{ wordings?: readonly object[] }>> => {
  if (correctedAt === null) return {};
  const wordings: object[] = [];
  for await (const event of readEvents(events, thought, { id: thoughtId })) {
    if (event.type === 'ThoughtTranscribed' && event.private) {
      const { recordingId, engine, model, transcribedAt: at } = event.data;
      wordings.push({ as: 'heard', recordingId, engine, model, at, ...event.private });
    } else if (event.type === 'ThoughtTranscriptCorrected' && event.private)
      wordings.push({ as: 'corrected', at: event.data.correctedAt, ...event.private });
  }
  return { wordings: wordings.slice(0, mostWordings) };
};

import { latestWordings } from '@ecrin/domain/thought/latest-wordings.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import type { ThoughtEvent } from '@ecrin/domain/thought/thought.events.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { readEvents } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { OwnThought } from './chosen-thoughts.ts';
import type { ReadWordings } from './outlook/wording-sizes.ts';

type Wordings = Readonly<{ wordings?: readonly object[]; wordingsLeftOut?: number }>;

/** Of a thought that was edited, or whose transcript was corrected: its words until now, in the order in which they came about. Of any other thought nothing: its words say it. */
export const wordingsOf = async (
  events: Pick<Events, 'readStream'>,
  { thoughtId, kind, correctedAt, wording }: OwnThought,
): Promise<Wordings> => {
  const isWritten = kind === 'written';
  if (isWritten ? wording < 2 : correctedAt === null) return {};
  const all: Worded[] = [];
  for await (const event of readEvents(events, thought, { id: thoughtId })) {
    // The table gives each type the handler of that type; the compiler cannot follow that through a name.
    const read = wordingIn[event.type] as ((event: ThoughtEvent) => Worded | null) | undefined;
    const found = read?.(event);
    if (found) all.push(found);
  }
  const wordings = latestWordings(all);
  const leftOut = all.length - wordings.length;
  return { wordings, ...(leftOut > 0 && { wordingsLeftOut: leftOut }) };
};

export const wordingsIn =
  ({ events }: Readonly<{ events: Pick<Events, 'readStream'> }>): ReadWordings =>
  (thought) =>
    wordingsOf(events, thought);

type Worded = Readonly<Record<string, unknown>> & Readonly<{ as: 'written' | 'edited' | 'heard' | 'corrected' }>;
/** null: its key is destroyed. */
const wordingIn: {
  readonly [Type in ThoughtEvent['type']]?: (event: Extract<ThoughtEvent, { type: Type }>) => Worded | null;
} = {
  ThoughtWritten: ({ data: { wordedAt, writtenAt }, private: words }) =>
    words && { as: 'written', at: wordedAt ?? writtenAt, text: words.content },
  ThoughtEdited: ({ data, private: words }) => words && { as: 'edited', at: data.editedAt, text: words.content },
  ThoughtTranscribed: ({ data: { recordingId, engine, model, transcribedAt: at }, private: words }) =>
    words && { as: 'heard', recordingId, engine, model, at, ...words },
  ThoughtTranscriptCorrected: ({ data, private: words }) =>
    words && { as: 'corrected', at: data.correctedAt, ...words },
};

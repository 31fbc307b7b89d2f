import { rewordings, thought, type ExistingThought, type Thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { findThreadMark } from '@ecrin/domain/thread/find-thread-mark.ts';
import { thread } from '@ecrin/domain/thread/thread.aggregate.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { loadAggregate, readEvents, type LoadedAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { UnderstandThoughtInput } from './understand-thought.input.ts';

export type Wording = Readonly<{
  thoughtId: string;
  existing: ExistingThought;
  words: string;
  wording: number;
  loaded: LoadedAggregate<Thought>;
}>;

/** The words of a revision, while they are still the thought's; null when there is nothing (more) to analyse. */
export const readWording = async (
  events: Pick<Events, 'readStream'>,
  { thoughtId, revision }: UnderstandThoughtInput,
): Promise<Wording | null> => {
  const loaded = await loadAggregate(events, thought, { id: thoughtId });
  const { state, last } = loaded;
  // Hardly ever is there anything after it.
  if (last && last.revision > revision && (await isFollowed(events, { thoughtId, revision }))) return null;
  if (state.status !== 'active' || (await isInThreadWithoutAi(events, state))) return null;
  return pendingWording({ thoughtId, loaded }, state);
};

/** The thought’s own mark follows a moment later, unless the person has decided about this one. */
const isInThreadWithoutAi = async (
  events: Pick<Events, 'readStream'>,
  { threadId, hasOwnAiUse }: ExistingThought,
): Promise<boolean> => {
  if (hasOwnAiUse) return false;
  const mark = await findThreadMark(async (id) => (await loadAggregate(events, thread, { id })).state, threadId);
  return mark?.withoutAi ?? false;
};

/** Each of these starts an understanding of its own. */
const followers: ReadonlySet<string> = new Set([...rewordings, 'ThoughtRestored']);

const isFollowed = async (
  events: Pick<Events, 'readStream'>,
  { thoughtId, revision }: Pick<UnderstandThoughtInput, 'thoughtId' | 'revision'>,
): Promise<boolean> => {
  for await (const { type } of readEvents(events, thought, { id: thoughtId, from: revision + 1 }))
    if (followers.has(type)) return true;
  return false;
};

const pendingWording = (read: Pick<Wording, 'thoughtId' | 'loaded'>, existing: ExistingThought): Wording | null => {
  const { words, wording, understoodWording, unaskedWording, flags } = existing;
  return words === null ||
    words.trim() === '' ||
    [understoodWording, unaskedWording].includes(wording) ||
    flags.withoutAi
    ? null
    : { ...read, existing, words, wording };
};

import { thoughtsQuotedIn, wordsWithout } from '@ecrin/contracts/erasure/quotations.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import type { NewEvent } from '#event-sourcing/events.ts';
import { streamOf } from '#event-sourcing/load-aggregate.ts';
import type { EventStore } from '#ports/event-store.ts';
import { hasKeyOfThought, isWholeSecret } from './thought-keys.ts';

/**
 * What is about to be appended, without words of thoughts that were erased since they were read: work in flight cannot bring them back. An erased thought is
 * known by the last event of its stream.
 */
export const prepareWithoutErased = ({ readStream }: Pick<EventStore, 'readStream'>) => {
  const isErased = async (thoughtId: string): Promise<boolean> => {
    for await (const { type } of readStream(streamOf(thought, thoughtId), { direction: 'backward', max: 1 }))
      return type === 'ThoughtErased';
    return false;
  };
  return async (stream: string, appended: NewEvent): Promise<NewEvent> => {
    // Of its own stream a thought decides itself.
    const quoted = thoughtsQuotedIn(appended.event).filter((id) => stream !== streamOf(thought, id));
    if (quoted.length === 0) return appended;
    const checked = await Promise.all(quoted.map(async (id) => ((await isErased(id)) ? [id] : [])));
    const erased = new Set(checked.flat());
    if (erased.size === 0) return appended;
    const words = wordsWithout(appended.event, (id) => erased.has(id));
    return { ...appended, event: { ...appended.event, private: words } };
  };
};

/**
 * What is read, without words of thoughts whose keys were taken away: EventStoreDB keeps for good what quotes them. `secret`: of the owner's thoughts; null:
 * there is none.
 */
export const hideErased = (
  read: Readonly<{ type: string; data: object; private: object }>,
  secret: Uint8Array | null,
): object | null => {
  if (!secret || isWholeSecret(secret)) return read.private;
  const erased = new Set(thoughtsQuotedIn(read).filter((id) => !hasKeyOfThought(secret, id)));
  return erased.size === 0 ? read.private : wordsWithout(read, (id) => erased.has(id));
};

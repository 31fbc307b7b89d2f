import type { CopyKind } from '@ecrin/domain/community-copy/community-copy.events.ts';
import {
  copyInWords,
  copyOfStory,
  copyOfThought,
  readableCopy,
  type SharedCopy,
} from '@ecrin/domain/story/shared-copy.ts';
import { thoughtIdsOf } from '@ecrin/domain/story/story-terms.ts';
import { story } from '@ecrin/domain/story/story.aggregate.ts';
import { currentInsight } from '@ecrin/domain/thought/insights/insight-history.ts';
import { thought, type ExistingThought } from '@ecrin/domain/thought/thought.aggregate.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';

type Reading = Pick<Events, 'readStream'>;
type Source = Readonly<{ ownerId: string; kind: CopyKind; sourceId: string; withPrivate: boolean }>;

/** null: not there now, or another client's. */
const findOwnThought = async (events: Reading, ownerId: string, id: string): Promise<ExistingThought | null> => {
  const { state } = await loadAggregate(events, thought, { id });
  return state.status === 'active' && state.ownerId === ownerId ? state : null;
};

const wholeStory = async (events: Reading, { ownerId, sourceId: id }: Source): Promise<SharedCopy | null> => {
  const { state } = await loadAggregate(events, story, { id });
  return state.status === 'active' && state.ownerId === ownerId ? copyInWords(copyOfStory(state)) : null;
};

/** Without a title that a model gave it: others read the person's own words. */
const wholeThought = async (events: Reading, { ownerId, sourceId }: Source): Promise<SharedCopy | null> => {
  const found = await findOwnThought(events, ownerId, sourceId);
  if (!found || found.words === null) return null;
  const title = currentInsight(found.insights.title);
  return copyOfThought({
    thoughtId: sourceId,
    title: title?.from.by === 'person' ? title.value : null,
    language: found.language,
    content: found.words,
  });
};

/**
 * A frozen copy of a client's own story or thought, as others may read it now; null: it is not there, or has no words. By the streams: what was written a
 * moment ago can be shared, and what was erased or became private a moment ago is not.
 */
export const copyOfSource = async (events: Reading, source: Source): Promise<SharedCopy | null> => {
  const copy = await (source.kind === 'story' ? wholeStory : wholeThought)(events, source);
  if (copy === null) return null;
  const sources = await Promise.all(
    thoughtIdsOf(copy.parts).map(async (id) => [id, await findOwnThought(events, source.ownerId, id)] as const),
  );
  const states = new Map(sources.flatMap(([id, found]) => (found ? [[id, found.flags] as const] : [])));
  return readableCopy(copy, { sources: states, withPrivate: source.withPrivate });
};

import type { PartOutlook } from '@ecrin/contracts/erasure/erasure.ts';
import { mayQuote, quotingOf, thoughtsQuotedIn } from '@ecrin/contracts/erasure/quotations.ts';
import { quotingKinds, type QuotingKind } from '@ecrin/contracts/erasure/quoted-words.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import type { Events, RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { streamOf } from '@ecrin/platform/event-sourcing/load-aggregate.ts';

/** Of what the person knows by name. */
export type QuotedCounts = Omit<PartOutlook, 'thoughtIds'>;

export type Asked = Readonly<{ ownerId: string; thoughtIds: readonly string[] }>;
type Reader = Pick<Events, 'readAll' | 'readStream'>;

/**
 * Every event that has words of these thoughts: their own, and those that quote them. Nothing that is older than the oldest of them does. Throws for one
 * that cannot be opened: it might quote them.
 */
export const findQuotations = async function* (
  events: Reader,
  { ownerId, thoughtIds }: Asked,
): AsyncGenerator<RecordedEvent> {
  const asked = new Set(thoughtIds);
  const first = await firstOf(events, thoughtIds);
  if (!first) return;
  for await (const event of readFrom(events, first)) {
    if (event.damaged || event.metadata.ownerId !== ownerId || !mayQuote(event.type)) continue;
    // Their own cannot be opened any more once their keys are gone.
    if (isOwnOf({ thoughtIds }, event.stream) || thoughtsQuotedIn(event).some((id) => asked.has(id))) yield event;
  }
};

/** null: there is none of them. */
export const firstOf = async (
  events: Pick<Events, 'readStream'>,
  thoughtIds: readonly string[],
): Promise<RecordedEvent | null> => {
  let first: RecordedEvent | null = null;
  for (const id of thoughtIds)
    for await (const event of events.readStream(streamOf(thought, id), { max: 1 }))
      first = first && first.position < event.position ? first : event;
  return first;
};

/** EventStoreDB reads from where an event is, and from nowhere else. */
const readFrom = async function* (
  events: Pick<Events, 'readAll'>,
  first: RecordedEvent,
): AsyncGenerator<RecordedEvent> {
  yield first;
  yield* events.readAll({ after: first.position });
};

export const isOwnOf = ({ thoughtIds }: Pick<Asked, 'thoughtIds'>, stream: string): boolean =>
  thoughtIds.some((id) => stream === streamOf(thought, id));

/** How many stories, answers and so on have words of these thoughts: of what an erasure takes away, by the same reading. */
export const countQuotations = async (events: Reader, asked: Asked): Promise<QuotedCounts> => {
  const found = new Map<QuotingKind, Set<string>>(quotingKinds.map((kind) => [kind, new Set()]));
  for await (const event of findQuotations(events, asked)) {
    const quoting = isOwnOf(asked, event.stream) ? null : quotingOf(event);
    if (quoting) found.get(quoting.kind)?.add(quoting.id);
  }
  const countOf = (kind: QuotingKind): number => found.get(kind)?.size ?? 0;
  return {
    stories: countOf('story'),
    answers: countOf('answer'),
    orbResults: countOf('orb-result'),
    communityCopies: countOf('community-copy'),
    facts: countOf('fact'),
    reminders: countOf('reminder'),
    notices: countOf('notice'),
  };
};

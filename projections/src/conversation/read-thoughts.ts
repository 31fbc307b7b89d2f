import type { Citation } from '@ecrin/domain/conversation/conversation.events.ts';
import type { TextRange } from '@ecrin/domain/text/sentences.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { secondOf } from '#passages/spoken-passage.ts';
import type { ThoughtCardDocument } from '#thought-card/thought-card.model.ts';
import { thoughtDetailModel } from '#thought-detail/thought-detail.model.ts';

/** A thought with its words as they are now, and how a range of them is cited. `day`: YYYY-MM-DD. */
export type WholeThought = Readonly<{
  thoughtId: string;
  wording: number;
  day: string;
  content: string;
  cite: (range: TextRange) => Citation;
}>;

/** Throws `ReadModelsFault`. */
export const readThoughts = async (
  models: ReadModels,
  thoughts: readonly ThoughtCardDocument[],
): Promise<readonly WholeThought[]> => {
  const ids = thoughts.flatMap(({ thoughtId, spoken }) => (spoken ? thoughtId : []));
  const details = await (await models.open(thoughtDetailModel)).getMany([...new Set(ids)]);
  return thoughts.map(({ thoughtId, wording, content: words, day, spoken }) => {
    const content = words ?? '';
    const segments = spoken ? (details.get(thoughtId)?.doc.segments ?? []) : [];
    const cite = ({ start, end }: TextRange): Citation => {
      const second = secondOf(content.slice(start, end), segments);
      return { thoughtId, wording, start, end, startMs: second === null ? null : Math.round(second * 1_000) };
    };
    return { thoughtId, wording, day, content, cite };
  });
};

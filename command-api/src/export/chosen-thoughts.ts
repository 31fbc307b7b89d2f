import type { ExportChoice } from '@ecrin/contracts/export/export.ts';
import type { Insights } from '@ecrin/contracts/thought/insights.ts';
import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';

/** `wording`: how many it has had. */
export type OwnThought = ThoughtDetail & Readonly<{ wording: number }>;
/** Of a span of days, of a thread, or all, the oldest first. */
export type OwnThoughts = (
  asked: Readonly<{ ownerId: string }> & Pick<ExportChoice, 'from' | 'to' | 'threadId'>,
) => AsyncIterable<OwnThought>;

type Asked = Readonly<{ ownerId: string; choice: ExportChoice }>;

/** A span or a thread: what is not of one thought goes with all of them only. */
export const isOfPart = ({ from, to, threadId }: ExportChoice): boolean =>
  [from, to, threadId].some((part) => part !== undefined);

export const hasOthers = (choice: ExportChoice): boolean =>
  choice.parts.includes('others') && !isBookAlone(choice) && !isOfPart(choice);

/** A book is one file: neither sounds nor pictures nor anything else go with it as files of their own. */
export const isBookAlone = ({ forms }: Pick<ExportChoice, 'forms'>): boolean => forms.every((form) => form === 'book');
export const hasPart = ({ parts, forms }: ExportChoice, part: 'sounds' | 'pictures'): boolean =>
  parts.includes(part) && !isBookAlone({ forms });

/** The thoughts that were chosen, as they are taken away. */
export async function* chosenThoughts(
  { ownThoughts }: Readonly<{ ownThoughts: OwnThoughts }>,
  { ownerId, choice }: Asked,
): AsyncGenerator<OwnThought> {
  const { from, to, threadId, parts } = choice;
  const withUnderstood = parts.includes('understood');
  for await (const thought of ownThoughts({ ownerId, from, to, threadId }))
    yield withUnderstood ? thought : withoutUnderstood(thought);
}

const isOfEngine = ({ from }: Insights[keyof Insights]): boolean => from?.by === 'ai';

/** How many values an engine proposed. */
export const countUnderstood = ({ insights }: Pick<ThoughtDetail, 'insights'>): number =>
  Object.values(insights).filter((insight) => insight.value !== null && isOfEngine(insight)).length;

const without = <Insight extends Insights[keyof Insights]>(insight: Insight): Insight =>
  isOfEngine(insight) ? { ...insight, value: null, from: null, canUndo: false, canRedo: false } : insight;

const withoutUnderstood = (thought: OwnThought): OwnThought => {
  const { title, summary, mood, category, tags, keyInsights, questions } = thought.insights;
  return {
    ...thought,
    ...(thought.titleBy === 'ai' && { title: null, titleBy: null }),
    ...(isOfEngine(mood) && { mood: null }),
    ...(isOfEngine(category) && { category: null }),
    ...(isOfEngine(tags) && { tags: [] }),
    insights: {
      title: without(title),
      summary: without(summary),
      mood: without(mood),
      category: without(category),
      tags: without(tags),
      keyInsights: without(keyInsights),
      questions: without(questions),
    },
  };
};

import type { ThoughtCard, ThreadOfThought } from '@ecrin/contracts/thought/thought.ts';
import { beginningOf } from '@ecrin/domain/text/text-query.ts';
import type { InsightHistories } from '@ecrin/domain/thought/insights/insight-histories.ts';
import type { Category, Mood } from '@ecrin/domain/thought/thought.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** A thought as lists filter, search and show it. Its words and the insights' histories stay on the server. */
export type ThoughtCardDocument = Readonly<
  Omit<ThoughtCard, 'excerpt' | 'receipt' | 'understandingFailed' | 'tags' | 'thread'>
> &
  Readonly<{
    ownerId: string;
    /** Always false: a deleted thought has no document. */
    deleted: boolean;
    /** The local day and half-hour of the thought, see `domain/src/goal/day-part.ts`: goals count by it. */
    dayPart: string;
    spoken: boolean;
    content: string | null;
    mood: Mood | null;
    category: Category | null;
    tags: readonly string[];
    summary: string | null;
    keyInsights: readonly string[];
    insights: InsightHistories;
    /** Its last filing, unresolved: the threads resolve which thread that is today. */
    threadId: string | null;
    declinedThreads: readonly string[];
    /** Counts the wordings; which of them was analysed last, and which could not be. */
    wording: number;
    understoodWording: number;
    failedWording: number;
  }>;

export const thoughtCardModel: Model<ThoughtCardDocument> = {
  name: 'thought-card',
  version: 4,
  indexes: [
    ['ownerId', 'deleted', 'occurredAt'],
    ['ownerId', 'deleted', 'threadId', 'occurredAt'],
    ['ownerId', 'deleted', 'day', 'mood', 'category', 'status', 'pinned', 'private', 'spoken', 'tags', 'threadId'],
    ['ownerId', 'deleted', 'dayPart', 'category', 'mood', 'status', 'threadId', 'tags'],
    ['ownerId', 'deleted', 'threadId', 'dayPart', 'category', 'mood', 'status', 'tags'],
  ],
  text: ['title', 'content', 'summary', 'tags', 'keyInsights'],
};

const receiptOf = ({ wording, understoodWording, transcript }: ThoughtCardDocument): ThoughtCard['receipt'] => {
  if (wording > 0 && understoodWording === wording) return 'analysed';
  return transcript?.status === 'completed' ? 'transcribed' : 'received';
};

/** One item of a list, with the thought's thread; without the whole text. */
export const thoughtCardOf = (thought: ThoughtCardDocument, thread: ThreadOfThought | null): ThoughtCard => ({
  thoughtId: thought.thoughtId,
  kind: thought.kind,
  occurredAt: thought.occurredAt,
  timeZone: thought.timeZone,
  day: thought.day,
  language: thought.language,
  title: thought.title,
  titleBy: thought.titleBy,
  excerpt: thought.content === null ? null : beginningOf(thought.content),
  mood: thought.mood,
  category: thought.category,
  tags: [...thought.tags],
  status: thought.status,
  thread,
  pinned: thought.pinned,
  private: thought.private,
  receipt: receiptOf(thought),
  transcript: thought.transcript,
  audio: thought.audio,
  understandingFailed: thought.wording > 0 && thought.failedWording === thought.wording,
  needsHumanHelp: thought.needsHumanHelp,
  createdAt: thought.createdAt,
});

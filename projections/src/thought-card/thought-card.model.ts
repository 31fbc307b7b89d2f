import type { ThoughtCard, ThreadOfThought } from '@ecrin/contracts/thought/thought.ts';
import { beginningOf } from '@ecrin/domain/text/text-query.ts';
import { isBlank } from '@ecrin/domain/text/visible-text.ts';
import type { AnalysisStep } from '@ecrin/domain/thought/insights/analysis-step.ts';
import {
  shownPictures,
  type ThoughtPicture,
  type ThoughtPictures,
} from '@ecrin/domain/thought/pictures/thought-pictures.ts';
import type { Category, Mood } from '@ecrin/domain/thought/thought.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';
import { audioOf, transcriptOf, type CardRecording } from './card-recordings.ts';
import type { PackedInsights } from './packed-insights.ts';

/** A thought as lists filter, search and show it. Its words and the insights' histories stay on the server. */
export type ThoughtCardDocument = Readonly<
  Omit<
    ThoughtCard,
    | 'excerpt'
    | 'receipt'
    | 'understandingFailed'
    | 'tags'
    | 'thread'
    | 'transcript'
    | 'audio'
    | 'pictures'
    | 'twoVersionsAt'
    | 'wordless'
    | 'unasked'
  >
> &
  Readonly<{
    ownerId: string;
    /** Always false: a deleted thought has no document. */
    deleted: boolean;
    /** The local day and half-hour of the thought, see `domain/src/goal/day-part.ts`: goals count by it. */
    dayPart: string;
    /** There is a sound to listen to. */
    spoken: boolean;
    /** In their order; none for a written thought. */
    recordings: readonly CardRecording[];
    /** With those that were taken away. */
    pictures: ThoughtPictures;
    content: string | null;
    mood: Mood | null;
    category: Category | null;
    tags: readonly string[];
    summary: string | null;
    keyInsights: readonly string[];
    insights: PackedInsights;
    /** Its last filing, unresolved: the threads resolve which thread that is today. */
    threadId: string | null;
    declinedThreads: readonly string[];
    /** Counts the wordings; which of them was analysed last, and which could not be. */
    wording: number;
    /** The last wording of which nobody asked for an analysis; 0: of none. */
    unaskedWording: number;
    understoodWording: number;
    failedWording: number;
    /** How thoroughly; null: not yet. */
    analysisStep: AnalysisStep | null;
    /** The question of another thought that it answers; null: none. */
    questionOf: string | null;
    answeredQuestion: string | null;
    /** The last rereading that gave it values. */
    rereadingId: string | null;
    /** Its mood or category is the person's own choice; null: neither is. */
    labelledByPerson: true | null;
    /** When the later of two open versions came; null: there is one version. */
    twoVersionsAt: string | null;
    /** Of its last event. */
    revision: number;
  }>;

export const thoughtCardModel: Model<ThoughtCardDocument> = {
  name: 'thought-card',
  version: 14,
  indexes: [
    ['ownerId', 'deleted', 'occurredAt'],
    ['ownerId', 'deleted', 'analysisStep', 'withoutAi', 'occurredAt'],
    [
      'ownerId',
      'deleted',
      'day',
      'mood',
      'category',
      'status',
      'pinned',
      'private',
      'withoutAi',
      'spoken',
      'tags',
      'threadId',
    ],
    ['ownerId', 'deleted', 'dayPart', 'category', 'mood', 'status', 'threadId', 'tags'],
  ],
  sparse: {
    threadId: [
      ['ownerId', 'deleted', 'threadId', 'occurredAt'],
      ['ownerId', 'deleted', 'threadId', 'dayPart', 'category', 'mood', 'status', 'tags'],
    ],
    rereadingId: [['ownerId', 'deleted', 'rereadingId', 'occurredAt']],
    labelledByPerson: [['ownerId', 'deleted', 'labelledByPerson', 'withoutAi', 'occurredAt']],
    questionOf: [['ownerId', 'deleted', 'questionOf', 'occurredAt']],
    twoVersionsAt: [['ownerId', 'deleted', 'twoVersionsAt', 'occurredAt']],
  },
  text: ['title', 'content', 'summary', 'tags', 'keyInsights'],
};

type Wording = Pick<ThoughtCardDocument, 'wording' | 'understoodWording'> & Pick<ThoughtCard, 'transcript'>;
const receiptOf = ({ wording, understoodWording, transcript }: Wording): ThoughtCard['receipt'] => {
  if (transcript?.status === 'processing') return 'received';
  if (wording > 0 && understoodWording === wording) return 'analysed';
  return transcript?.status === 'completed' ? 'transcribed' : 'received';
};

const isWordless = ({ kind, content }: Pick<ThoughtCardDocument, 'kind' | 'content'>): boolean =>
  kind === 'written' && content !== null && isBlank(content);

const notHere = { width: null, height: null, format: null, fileSize: null, keepsMetadata: false };

const pictureCardOf = ({ pictureId, file, alt }: ThoughtPicture): ThoughtCard['pictures'][number] => {
  const { width, height, format, fileSize, keepsMetadata } = file ?? notHere;
  return { pictureId, width, height, alt, ready: file !== null, format, fileSize, keepsMetadata };
};

const originOf = ({ importedFrom, hourless }: ThoughtCardDocument) => ({
  ...(importedFrom && { importedFrom }),
  ...(hourless && { hourless }),
});

/** One item of a list, with the thought's thread; without the whole text. */
export const thoughtCardOf = (thought: ThoughtCardDocument, thread: ThreadOfThought | null): ThoughtCard => {
  const transcript = transcriptOf(thought.recordings, thought.content);
  return {
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
    withoutAi: thought.withoutAi,
    receipt: receiptOf({ ...thought, transcript }),
    transcript,
    audio: audioOf(thought.recordings),
    pictures: shownPictures(thought.pictures).map(pictureCardOf),
    understandingFailed: thought.wording > 0 && thought.failedWording === thought.wording,
    createdAt: thought.createdAt,
    ...(isWordless(thought) && { wordless: true }),
    ...(thought.wording > 0 && thought.unaskedWording === thought.wording && { unasked: true }),
    ...(thought.twoVersionsAt !== null && { twoVersionsAt: thought.twoVersionsAt }),
    ...originOf(thought),
  };
};

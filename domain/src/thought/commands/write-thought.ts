import type { ThoughtOrigin } from '#journal-import/journal-import.vocabulary.ts';
import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Language } from '#kernel/language.ts';
import { isBlank } from '#text/visible-text.ts';
import { earlierOf } from '#time/instant.ts';
import { maxThoughtPictures } from '../pictures/picture.vocabulary.ts';
import type { ThoughtQuestionAnswered } from '../question.events.ts';
import type { ThoughtPicturesDeclared } from '../thought-pictures.events.ts';
import type { Thought } from '../thought.aggregate.ts';
import type { ThoughtEdited, ThoughtWritten } from '../thought.events.ts';
import { maxThoughtLength } from '../thought.vocabulary.ts';

/** Words a thought had, and when it got them. */
export type WrittenWording = Readonly<{ at: string; text: string }>;
export type WriteThought = Readonly<{
  thoughtId: string;
  ownerId: string;
  content: string;
  occurredAt: string;
  timeZone: string;
  language: Language;
  /** The question of another thought that this one answers; null: none. Whether the other one is there, and the client’s, is looked at where it is shown. */
  answering: Readonly<{ questionOf: string; question: string }> | null;
  /** The import that brings it; absent: it is written here. */
  origin?: ThoughtOrigin;
  /** What is brought has been, in order; the last is `content`. */
  wordings?: readonly WrittenWording[] | undefined;
  /** Pictures that arrive later, in their order; with one of them the text may be empty. */
  pictureIds?: readonly string[];
  now: string;
}>;
type WriteThoughtRefusal = 'thought.empty' | 'thought.too-long' | 'thought.already-kept' | 'thought.pictures-full';

/** A device clock that is ahead must not cost the person the thought: it is dated now instead. */
export const writeThought = (
  asked: WriteThought,
  thought: Thought,
): Decision<
  ThoughtWritten | ThoughtEdited | ThoughtQuestionAnswered | ThoughtPicturesDeclared,
  WriteThoughtRefusal
> => {
  const { thoughtId, content, answering, pictureIds, now } = asked;
  const declared = [...new Set(pictureIds)];
  const refused = refusalOf(content, declared.length);
  if (refused) return refuse(refused);
  if (isGone(thought)) return refuse('thought.already-kept');
  if (thought.status === 'active')
    return thought.recordings.length === 0 && thought.words === content ? nothingNew : refuse('thought.already-kept');

  return [
    ...worded(asked),
    ...(declared.length === 0 ? [] : [picturesDeclared(declared, { thoughtId, now })]),
    ...(answering === null ? [] : [questionAnswered(answering, { thoughtId, now })]),
  ];
};

const refusalOf = (
  content: string,
  pictures: number,
): 'thought.empty' | 'thought.too-long' | 'thought.pictures-full' | null => {
  if (isBlank(content) && pictures === 0) return 'thought.empty';
  if (content.length > maxThoughtLength) return 'thought.too-long';
  return pictures > maxThoughtPictures ? 'thought.pictures-full' : null;
};

const worded = ({
  thoughtId,
  ownerId,
  content,
  occurredAt,
  timeZone,
  language,
  now,
  ...come
}: WriteThought): readonly (ThoughtWritten | ThoughtEdited)[] => {
  const [first, ...edits] = come.wordings ?? [];
  const origin = brought(come.origin);
  return [
    {
      type: 'ThoughtWritten',
      data: {
        thoughtId,
        ownerId,
        language,
        occurredAt: earlierOf(occurredAt, now),
        timeZone,
        writtenAt: now,
        ...(first && { wordedAt: first.at }),
        ...origin,
      },
      private: { content: first?.text ?? content },
    },
    ...edits.map(({ at, text }): ThoughtEdited => ({
      type: 'ThoughtEdited',
      data: { thoughtId, editedAt: at, ...origin },
      private: { content: text },
    })),
  ];
};

const brought = (origin: ThoughtOrigin | undefined) => (origin === undefined ? {} : { origin });
const isGone = ({ status }: Thought): boolean => status === 'deleted' || status === 'erased';

const picturesDeclared = (
  pictureIds: readonly string[],
  { thoughtId, now }: Pick<WriteThought, 'thoughtId' | 'now'>,
): ThoughtPicturesDeclared => ({
  type: 'ThoughtPicturesDeclared',
  data: { thoughtId, pictureIds, declaredAt: now },
  private: null,
});

const questionAnswered = (
  { questionOf, question }: NonNullable<WriteThought['answering']>,
  { thoughtId, now }: Pick<WriteThought, 'thoughtId' | 'now'>,
): ThoughtQuestionAnswered => ({
  type: 'ThoughtQuestionAnswered',
  data: { thoughtId, questionOf, answeredAt: now },
  private: { question },
});

import type { AiEvent, CaptureEvent, ConnectEvent, HabitEvent, SharingEvent } from '#activity/recorded-event.ts';
import {
  copyWithout,
  partsLeft,
  resultNames,
  resultWithout,
  sourcesOf,
  storyNames,
  storyWithout,
  type IsErased,
  type QuotingKind,
} from './quoted-words.ts';

/** Accounts, requests, broadcasts and the running of the service have no words of thoughts. */
type Quotable = CaptureEvent | HabitEvent | AiEvent | SharingEvent | ConnectEvent;
type Worded = Quotable extends infer Event
  ? Event extends { private: infer Part }
    ? [Part] extends [null]
      ? never
      : Event
    : never
  : never;
type Of<Type extends Worded['type']> = Extract<Worded, { type: Type }>;
type Words<Type extends Worded['type']> = NonNullable<Of<Type>['private']>;

type Event<Type extends Worded['type']> = Readonly<{ data: Of<Type>['data']; words: Words<Type> }>;
/**
 * `names`: the thoughts whose words these may be. `without`: what is left without those that are erased; null: nothing. `kind`: how the person knows it,
 * null: as part of something else; `id`: of that.
 */
type Quoting<Type extends Worded['type']> = Readonly<{
  names: (event: Event<Type>) => readonly string[];
  without: (words: Words<Type>, isErased: IsErased, data: Of<Type>['data']) => Words<Type> | null;
  kind: QuotingKind | null;
  id: (data: Of<Type>['data']) => string;
}>;
type Rule<Type extends Worded['type']> = Quoting<Type> | 'other-words';

const none = (): null => null;

type OfThought = Readonly<{ data: Readonly<{ thoughtId: string }> }>;
/** In a thought's own stream. */
const own = {
  names: ({ data }: OfThought) => [data.thoughtId],
  without: none,
  kind: null,
  id: ({ thoughtId }: OfThought['data']) => thoughtId,
};

type Reminding = Pick<Of<'ReminderSet'>['data'], 'subject' | 'reminderId'>;
/** Of a thought it says what the thought is called. */
const reminding = {
  names: ({ data: { subject } }: Readonly<{ data: Reminding }>) => (subject?.kind === 'thought' ? [subject.id] : []),
  without: none,
  kind: 'reminder',
  id: ({ reminderId }: Reminding) => reminderId,
} as const;

const noticeNames = ({ data: { subject } }: Event<'NotificationPosted'>): readonly string[] => {
  if (subject?.kind === 'thought') return [subject.id];
  return subject?.about?.kind === 'thought' ? [subject.about.id] : [];
};

/**
 * Every kind of event that has words, and whether they may be those of a thought. What a thought is quoted by is found by this table alone, to be shown, to
 * be taken out of what is stored, and to keep work in flight from writing it again. `other-words`: written as something of its own, or nobody's words. An
 * event that is added without a line does not compile.
 */
export const quotations: { readonly [Type in Worded['type']]: Rule<Type> } = {
  ThoughtWritten: own,
  ThoughtTranscribed: own,
  ThoughtTranscriptCorrected: own,
  ThoughtUnderstood: own,
  ThoughtInsightCorrected: own,
  ThoughtEdited: own,
  ThoughtPictureAdded: own,
  ThoughtPictureDescribed: own,
  ThoughtQuestionAnswered: { ...own, names: ({ data: { thoughtId, questionOf } }) => [thoughtId, questionOf] },
  StoryCreated: { names: storyNames, without: storyWithout, kind: 'story', id: ({ storyId }) => storyId },
  StoryRevised: { names: storyNames, without: storyWithout, kind: 'story', id: ({ storyId }) => storyId },
  StoryDraftSectionComposed: {
    names: ({ words }) => sourcesOf(words.paragraphs),
    without: ({ paragraphs }, isErased) => ({ paragraphs: partsLeft(paragraphs, isErased) }),
    kind: null,
    id: ({ storyId }) => storyId,
  },
  StoryShared: {
    names: ({ words }) => sourcesOf(words.copy?.parts),
    without: (words, isErased) => ({ ...words, copy: words.copy && copyWithout(words.copy, isErased) }),
    kind: null,
    id: ({ storyId }) => storyId,
  },
  StoryShareChanged: {
    names: ({ words }) => sourcesOf(words.copy?.parts),
    without: (words, isErased) => ({ ...words, ...(words.copy && { copy: copyWithout(words.copy, isErased) }) }),
    kind: null,
    id: ({ storyId }) => storyId,
  },
  CommunityCopyShared: {
    names: ({ data, words }) => [...(data.kind === 'thought' ? [data.sourceId] : []), ...sourcesOf(words.copy.parts)],
    // Its title is the thought's.
    without: ({ copy }, isErased, { kind, sourceId }) => ({
      copy: { ...copyWithout(copy, isErased), ...(kind === 'thought' && isErased(sourceId) && { title: '' }) },
    }),
    kind: 'community-copy',
    id: ({ copyId }) => copyId,
  },
  ConversationStatementWritten: {
    names: ({ words }) => words.citations.map(({ thoughtId }) => thoughtId),
    without: none,
    kind: 'answer',
    id: ({ questionId }) => questionId,
  },
  OrbRunPartRead: {
    names: ({ words }) => resultNames(words.draft),
    without: ({ draft }, isErased) => ({ draft: resultWithout(draft, isErased) }),
    kind: null,
    id: ({ runId }) => runId,
  },
  OrbRunCompleted: {
    names: ({ words }) => resultNames(words.result),
    without: ({ result }, isErased) => ({ result: resultWithout(result, isErased) }),
    kind: 'orb-result',
    id: ({ runId }) => runId,
  },
  MemoryFactProposed: {
    names: ({ words }) => [words.source.thoughtId],
    without: none,
    kind: 'fact',
    id: ({ factId }) => factId,
  },
  ReminderSet: reminding,
  ReminderRevised: reminding,
  NotificationPosted: { names: noticeNames, without: none, kind: 'notice', id: ({ notificationId }) => notificationId },
  // What is asked, answered, named, set or brought by the person is theirs apart from any thought; where it goes, its own page says.
  ConversationQuestionAsked: 'other-words',
  ConversationQuestionRepeated: 'other-words',
  // Places in thoughts, without their words.
  ConversationQuestionAnswered: 'other-words',
  ConversationRenamed: 'other-words',
  MemoryFactAdded: 'other-words',
  MemoryFactRewritten: 'other-words',
  OrbRunRequested: 'other-words',
  OrbPastRunBegun: 'other-words',
  OrbScheduleSet: 'other-words',
  OrbCreated: 'other-words',
  OrbRevised: 'other-words',
  GoalSet: 'other-words',
  GoalRevised: 'other-words',
  ThreadStarted: 'other-words',
  JournalImportStarted: 'other-words',
  JournalFetchAsked: 'other-words',
  ThreadEdited: 'other-words',
  PushDeviceAdded: 'other-words',
  CommunityOpened: 'other-words',
  CommunityDescribed: 'other-words',
  CommunityInviteReplaced: 'other-words',
  CommunityOwnershipTaken: 'other-words',
  CommunityJoinRequested: 'other-words',
  CommunityJoinRefused: 'other-words',
  CommunityJoined: 'other-words',
  CommunityCommentWritten: 'other-words',
  CommunityCommentEdited: 'other-words',
};

type AnyEvent = Readonly<{ type: string; data: object; private: object | null }>;
/** Any of the table: its own words and data are what it is given. */
type AnyQuoting = Readonly<{
  names(event: Readonly<{ data: object; words: object }>): readonly string[];
  without(words: object, isErased: IsErased, data: object): object | null;
  kind: QuotingKind | null;
  id(data: object): string;
}>;

const ruleOf = (type: string): AnyQuoting | null => {
  const rule: unknown = Reflect.get(quotations, type);
  return rule === undefined || rule === 'other-words' ? null : (rule as AnyQuoting);
};

/** Whether events of this type may have words of a thought at all: the others need not be opened. */
export const mayQuote = (type: string): boolean => ruleOf(type) !== null;

/** Ids of the thoughts whose words an event has, each once. */
export const thoughtsQuotedIn = ({ type, data, private: words }: AnyEvent): readonly string[] =>
  words === null ? [] : [...new Set(ruleOf(type)?.names({ data, words }) ?? [])];

/** The words of an event without those of erased thoughts; null: it has none any more. */
export const wordsWithout = ({ type, data, private: words }: AnyEvent, isErased: IsErased): object | null => {
  const rule = ruleOf(type);
  return rule && words ? rule.without(words, isErased, data) : words;
};

/** How the person knows what quotes a thought; null: as part of something else. */
export const quotingOf = ({
  type,
  data,
}: Pick<AnyEvent, 'type' | 'data'>): Readonly<{ kind: QuotingKind; id: string }> | null => {
  const rule = ruleOf(type);
  return rule?.kind ? { kind: rule.kind, id: rule.id(data) } : null;
};

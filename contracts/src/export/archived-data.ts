import { copyKinds } from '@ecrin/domain/community-copy/community-copy.events.ts';
import { favoriteKinds } from '@ecrin/domain/favorite/favorite.vocabulary.ts';
import { dayMarks, goalAims, goalFrequencies, matchRules } from '@ecrin/domain/goal/goal.vocabulary.ts';
import { languages } from '@ecrin/domain/kernel/language.ts';
import { pastSteps } from '@ecrin/domain/orb-past-run/orb-past-run.vocabulary.ts';
import { runFailures } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import { revisionCauses } from '@ecrin/domain/story/story.vocabulary.ts';
import { categories, moods, statusLabels } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { z } from 'zod';
import { clientProfile } from '#client/client.ts';
import { passkey } from '#client/passkeys.ts';
import { communityNotifications } from '#community/community-notifications.ts';
import { communitySettings, communityStandings } from '#community/community.ts';
import { conversationDetail } from '#conversation/conversation.ts';
import { lookCard } from '#look/look.ts';
import { memory } from '#memory/memory.ts';
import { orbRunDetail } from '#orb/orb-run.ts';
import { orbSchedule } from '#orb/orb-schedule.ts';
import { orbDetail } from '#orb/orb.ts';
import { ownOrganizations } from '#organization/organization.ts';
import { reminderCard } from '#reminder/reminder.ts';
import { ownRequest } from '#request/request.ts';
import { shownPart, storyDetail, type StoryDetail } from '#story/story.ts';
import { threadCard } from '#thread/thread.ts';
import { day, weekday } from '#time/days.ts';

/** That a line of help was once set aside is nobody’s to read in an archive; of a passkey, its name and when it was added. */
const profile = clientProfile
  .omit({ emailTaken: true, helpLine: true })
  .extend({ passkeys: z.array(passkey.omit({ passkeyId: true })) });

/** `filter` null: days are tapped. `endDay`: the last day; `restDays`: of every week. */
const goalTerms = z.object({
  frequency: z.enum(goalFrequencies),
  targetCount: z.number(),
  aim: z.enum(goalAims),
  endDay: day.nullable(),
  restDays: z.array(weekday),
  filter: z
    .object({
      threadIds: z.array(z.string()),
      categories: z.array(z.enum(categories)),
      moods: z.array(z.enum(moods)),
      statuses: z.array(z.enum(statusLabels)),
    })
    .nullable(),
});
const days = z.array(z.object({ fromDay: day, untilDay: day.nullable() }));
/** With all that was ever said of it: see `domain/src/goal/goal-history.ts`. */
const goal = z.object({
  goalId: z.string(),
  ownerId: z.string(),
  title: z.string().nullable(),
  description: z.string().nullable(),
  startDay: day,
  setAt: z.string(),
  revisions: z.array(z.object({ fromDay: day, terms: goalTerms, tags: z.array(z.string()) })),
  matchRule: z.enum(matchRules),
  answers: z.record(z.string(), z.boolean()),
  marks: z.record(day, z.object({ mark: z.enum(dayMarks).exclude(['unknown']), count: z.number() })),
  pauses: days,
  deactivations: days,
  /** What is deleted is not in an archive. */
  deleted: z.boolean(),
  importId: z.string().optional(),
});

/** In the person’s order. */
const favorite = z.object({ kind: z.enum(favoriteKinds), itemId: z.string(), addedAt: z.string() });

const orbPastRun = z.object({
  ownerId: z.string(),
  pastRunId: z.string(),
  orbId: z.string(),
  status: z.enum(['running', 'stopped', 'ended']),
  reason: z.enum(runFailures).nullable(),
  versions: z.array(z.number().int()),
  step: z.enum(pastSteps),
  spans: z.array(z.object({ from: day, to: day })),
  done: z.number().int(),
  begunAt: z.string(),
});
/** `pauses`: the earliest first. */
const keptSchedule = orbSchedule
  .omit({ nextAt: true })
  .extend({ ownerId: z.string(), orbId: z.string(), values: z.record(z.string(), z.string()).nullable() });

/** A version as it was: `cause` is why the one before it ended. */
const storyVersion = z.object({
  cause: z.enum(revisionCauses),
  from: z.string(),
  to: z.string(),
  title: z.string(),
  parts: z.array(shownPart),
});
const story = storyDetail.extend({ versions: z.array(storyVersion) });

/** `community`: its name; null: it is gone. */
const inCommunity = { communityId: z.string(), community: z.string().nullable() };
/** Where the person is or waits to enter. `words`: with which they asked. `purpose`, `settings`: of their own ones; null: another’s. */
const ownCommunity = z.object({
  ...inCommunity,
  purpose: z.string().nullable(),
  settings: communitySettings.nullable(),
  standing: z.enum(communityStandings).exclude(['outside']),
  since: z.string(),
  words: z.string().nullable(),
  notifications: communityNotifications,
});
/** What they wrote there and did not delete. */
const ownComment = z.object({
  ...inCommunity,
  commentId: z.string(),
  parentId: z.string().nullable(),
  copyId: z.string().nullable(),
  words: z.string().nullable(),
  writtenAt: z.string(),
  editedAt: z.string().nullable(),
});
const { kind, text, sources, picture, passage } = shownPart.shape;
const copiedPart = z.object({
  kind,
  text: text.unwrap(),
  sources,
  composed: z.enum(['reviewed', 'unreviewed']).exactOptional(),
  picture,
  passage,
});
/** What they shared there and did not withdraw, as others read it. */
const ownCopy = z.object({
  ...inCommunity,
  copyId: z.string(),
  kind: z.enum(copyKinds),
  sourceId: z.string(),
  publicly: z.boolean(),
  sharedAt: z.string(),
  copy: z.object({ title: z.string(), language: z.enum(languages), parts: z.array(copiedPart) }).nullable(),
});

const organization = ownOrganizations.shape.items.element;
/** A schema, and in a sentence what it is of. */
export type Described = readonly [schema: z.ZodType, description: string];
/** The parts of `ecrin.json` by the name they have in the schema of the archive. */
export const archivedParts: Readonly<Record<string, Described>> = {
  profile: [profile, 'The account; of a passkey its name and when it was added'],
  thread: [threadCard, 'A thread with figures on its thoughts; days as the person counts them'],
  goal: [
    goal,
    'A goal with its whole history: its terms from a day on, what was answered of thoughts, the marks of days',
  ],
  reminder: [reminderCard, 'A reminder; “next” are the next five instants'],
  conversation: [conversationDetail, 'Questions with their answers and the sentences of one’s own that these quote'],
  memory: [memory, 'What answers may remember'],
  favorite: [favorite, 'A favourite; they are in the person’s order'],
  orb: [orbDetail, 'An orb of one’s own with every version of its instructions, the latest first'],
  orbPastRun: [orbPastRun, 'An orb over the past; what its steps found is among the runs'],
  orbSchedule: [keptSchedule, 'When an orb reads on its own; its pauses, the earliest first'],
  orbRun: [orbRunDetail, 'One reading of an orb with its result; a text is null where something it rests on is gone'],
  story: [story, 'A story, what its parts rest on, its links without their addresses, and its latest hundred versions'],
  community: [ownCommunity, 'Where one is or waits to enter; purpose and settings of one’s own communities only'],
  communityComment: [ownComment, 'What one wrote in a community'],
  sharedCopy: [ownCopy, 'What one shared in a community, as others read it'],
  request: [ownRequest, 'A request to the people of Écrin, and what both sides said'],
  organization: [organization, 'An organisation one belongs to'],
  look: [lookCard, 'What an administrator saw, as whom, when and why'],
};

const others = {
  goals: z.array(goal),
  reminders: z.array(reminderCard),
  conversations: z.array(conversationDetail),
  memory,
  favorites: z.array(favorite),
  orbs: z.array(orbDetail),
  orbPastRuns: z.array(orbPastRun),
  orbSchedules: z.array(keptSchedule),
  orbRuns: z.array(orbRunDetail),
  stories: z.array(story),
  communities: z.array(ownCommunity),
  communityComments: z.array(ownComment),
  sharedCopies: z.array(ownCopy),
  requests: z.array(ownRequest),
  organizations: z.array(organization),
  looks: z.array(lookCard),
};
const ofAll = { profile, threads: z.array(threadCard) };

/** `ecrin.json`. Of a part of the thoughts it has the profile and the threads only. */
export const archivedData = z
  .object({ format: z.literal('ecrin'), version: z.literal(2), exportedAt: z.iso.datetime(), ...ofAll })
  .extend(z.object(others).partial().shape);

type Whole = z.infer<z.ZodObject<typeof ofAll & typeof others>>;
type Frozen<Value> = Value extends object ? { readonly [Name in keyof Value]: Frozen<Value[Name]> } : Value;
/** Everything of a person besides their thoughts, as it is read for an archive; the versions of a story are read with it. */
export type OwnData = Frozen<Omit<Whole, 'stories'>> & Readonly<{ stories: readonly StoryDetail[] }>;
export type OwnCommunity = Frozen<z.infer<typeof ownCommunity>>;
export type OwnComment = Frozen<z.infer<typeof ownComment>>;
export type OwnCopy = Frozen<z.infer<typeof ownCopy>>;

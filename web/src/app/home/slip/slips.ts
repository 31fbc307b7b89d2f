import type { GoalCard } from '@ecrin/contracts/goal/goal.ts';
import type { NotificationCard } from '@ecrin/contracts/notification/notification.ts';
import type { EarlierYears } from '@ecrin/contracts/thought/earlier-years.ts';
import type { ThoughtCard } from '@ecrin/contracts/thought/thought.ts';
import type { ThreadProposal } from '@ecrin/contracts/thread/thread.ts';
import { areVersionsOpen } from '@ecrin/domain/thought/open-versions.ts';
import type { Mood } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { dayMs } from '@ecrin/domain/time/instant.ts';
import type { OutboxItem } from '#lib/outbox/outbox.ts';
import type { InstallWay } from '#lib/page/app-install.ts';

const hourMs = 3_600_000;
/** What has happened stays for three days, unless it was read. */
const staysMs = 3 * dayMs;
const monthStaysDays = 3;
const eveningMinutes = 18 * 60;

export type FullMonth = Readonly<{ month: string; count: number; mood: Mood | null }>;
type Proposal = NonNullable<ThreadProposal['proposal']>;
type Memory = EarlierYears['items'][number];

/** One thing for the free place of home. `key`: by which it is set aside. */
export type Slip = Readonly<{ key: string }> &
  (
    | Readonly<{ kind: 'at-risk'; count: number; since: string }>
    | Readonly<{ kind: 'two-versions'; thoughtId: string; at: string }>
    | Readonly<{ kind: 'reminder'; card: NotificationCard }>
    | Readonly<{ kind: 'goal'; goal: GoalCard }>
    | Readonly<{ kind: 'orb'; card: NotificationCard }>
    | (Readonly<{ kind: 'month' }> & FullMonth)
    | Readonly<{ kind: 'thread'; proposal: Proposal }>
    | Readonly<{ kind: 'consents'; host: string }>
    | Readonly<{ kind: 'address'; taken: boolean }>
    | Readonly<{ kind: 'install'; way: InstallWay }>
    | Readonly<{ kind: 'journal' }>
    | Readonly<{ kind: 'memory'; found: Memory }>
  );
export type SlipOf<Kind extends Slip['kind']> = Extract<Slip, Readonly<{ kind: Kind }>>;

/** What the kinds are chosen from; null where there is nothing of it. */
export type SlipFacts = Readonly<{
  now: string;
  /** The person's day, YYYY-MM-DD, and how many minutes after midnight it is there; past 24 hours when their day goes on. */
  today: string;
  minutes: number;
  outbox: readonly OutboxItem[];
  /** The newest with two versions. */
  twoVersions: Pick<ThoughtCard, 'thoughtId' | 'twoVersionsAt'> | null;
  /** When the newest thought was made. */
  newestAt: string | null;
  notifications: readonly NotificationCard[];
  /** Without the one whose figure is in the tray. */
  goals: readonly GoalCard[];
  month: FullMonth | null;
  thread: Proposal | null;
  host: string | null;
  address: Readonly<{ taken: boolean }> | null;
  /** On the day when it is proposed. */
  install: InstallWay | null;
  memory: Memory | null;
  registeredAt: string | undefined;
}>;

const ageOf = (instant: string, now: string) => Date.parse(now) - Date.parse(instant);

const atRisk = ({ outbox, now }: SlipFacts): readonly Slip[] => {
  const waiting = outbox.filter(
    ({ state, occurredAt }) => (state === 'waiting' || state === 'sending') && ageOf(occurredAt, now) > hourMs,
  );
  const since = waiting.map(({ occurredAt }) => occurredAt).toSorted()[0];
  return since === undefined ? [] : [{ kind: 'at-risk', key: 'at-risk', count: waiting.length, since }];
};

const openVersions = ({ twoVersions, now }: SlipFacts): readonly Slip[] =>
  twoVersions?.twoVersionsAt !== undefined && areVersionsOpen(twoVersions.twoVersionsAt, now)
    ? [
        {
          kind: 'two-versions',
          key: `two-versions:${twoVersions.thoughtId}:${twoVersions.twoVersionsAt}`,
          thoughtId: twoVersions.thoughtId,
          at: twoVersions.twoVersionsAt,
        },
      ]
    : [];

const isWaiting = ({ read, doneAt }: NotificationCard) => !read && doneAt === null;

const reminders = ({ notifications, now, newestAt }: SlipFacts): readonly Slip[] =>
  notifications
    .filter(
      (card) =>
        card.kind === 'reminder' &&
        isWaiting(card) &&
        card.snoozedUntil === null &&
        ageOf(card.postedAt, now) <= hourMs &&
        (newestAt === null || newestAt < card.postedAt),
    )
    .map((card) => ({ kind: 'reminder', key: `reminder:${card.notificationId}`, card }));

/** Until the end of the last day of its period, where something is still to do. */
const goals = ({ goals, today, minutes }: SlipFacts): readonly Slip[] =>
  goals
    .filter(
      ({ aim, due, period }) =>
        aim === 'achieve' && due && period.to === today && period.count < period.target && minutes >= eveningMinutes,
    )
    .map((goal) => ({ kind: 'goal', key: `goal:${goal.goalId}:${goal.period.from}`, goal }));

const orbs = ({ notifications, now }: SlipFacts): readonly Slip[] =>
  notifications
    .filter((card) => card.kind === 'orb' && isWaiting(card) && ageOf(card.postedAt, now) <= staysMs)
    .map((card) => ({ kind: 'orb', key: `orb:${card.subject?.id ?? card.notificationId}`, card }));

const months = ({ month, today }: SlipFacts): readonly Slip[] =>
  month === null || !isMonthTold(today) ? [] : [{ kind: 'month', key: `month:${month.month}`, ...month }];

const threads = ({ thread, now }: SlipFacts): readonly Slip[] =>
  thread === null || ageOf(thread.latestAt, now) > staysMs
    ? []
    : [{ kind: 'thread', key: `thread:${encodeURIComponent(thread.tag)}`, proposal: thread }];

const questions = ({ host, address, install }: SlipFacts): readonly Slip[] => [
  ...(host === null ? [] : [{ kind: 'consents', key: `consents:${host}`, host } as const]),
  ...(address === null ? [] : [{ kind: 'address', key: `address:${address.taken}`, ...address } as const]),
  ...(install === null ? [] : [{ kind: 'install', key: 'install', way: install } as const]),
];

/** Somebody new may have written elsewhere before. */
const journals = ({ registeredAt, newestAt, now }: SlipFacts): readonly Slip[] =>
  registeredAt === undefined || newestAt === null || ageOf(registeredAt, now) > staysMs
    ? []
    : [{ kind: 'journal', key: 'journal' }];

const memories = ({ memory, today }: SlipFacts): readonly Slip[] =>
  memory === null ? [] : [{ kind: 'memory', key: `memory:${today}:${memory.thought.thoughtId}`, found: memory }];

/** On the first days of a month the one before it is told of. */
export const isMonthTold = (today: string): boolean => Number(today.slice(8)) <= monthStaysDays;

/** All that could lie in the free place now, the highest first. What is asked about the account, or proposed, comes before a memory, and a memory before the question whether there is a journal elsewhere: who has one has brought it. */
export const slipsOf = (facts: SlipFacts): readonly Slip[] =>
  [atRisk, openVersions, reminders, goals, orbs, months, threads, questions, memories, journals].flatMap((kind) =>
    kind(facts),
  );

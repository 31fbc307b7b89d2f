import type { GoalList } from '@ecrin/contracts/goal/goal.ts';
import type { ThoughtCounts } from '@ecrin/contracts/thought/thought-list.ts';
import { moods } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { calendarDay } from '@ecrin/domain/time/calendar-day.ts';
import { dayPlus } from '@ecrin/domain/time/days.ts';
import { deviceStorage } from '@ecrin/ui/storage/device-storage.ts';
import { useListNotificationsInfiniteQuery } from '#features/notifications/list/notifications.api.ts';
import { useFindEarlierYearsQuery } from '#features/thoughts/earlier-years/earlier-years.api.ts';
import { useFindThreadProposalQuery } from '#features/thoughts/threads/thread-proposal.api.ts';
import { useListConsentsQuery } from '#lib/api/consents.api.ts';
import { useCountThoughtsQuery } from '#lib/api/thought-counts.api.ts';
import { hadUnsent } from '#lib/outbox/outbox-view.ts';
import { useOutbox } from '#lib/outbox/outbox.ts';
import { installWay } from '#lib/page/app-install.ts';
import { useGetMeQuery } from '#lib/session/client.api.ts';
import { storedUserId } from '#lib/session/session.ts';
import { isEmailTaken, unprovedEmail } from '#lib/session/unproved-email.ts';
import { deviceZone, minutesOfPersonalDay, now } from '#lib/time/clock.ts';
import { daysThrough } from '#lib/time/day-range.ts';
import { dayGoalCard } from '../day-goal.ts';
import { isInstallDay, visitsFrom, visitsText, withVisit, type HomeVisits } from './install-hint.ts';
import { isNoticeDay } from './notice-days.ts';
import { isMonthTold, type FullMonth, type SlipFacts } from './slips.ts';
import { useListTwoVersionsQuery } from './two-versions.api.ts';

/** What the screen knows anyway. */
export type SlipDay = Readonly<{
  today: string;
  dayStart: number;
  goals: GoalList | undefined;
  newestAt: string | null;
  /** The list of thoughts, or that it cannot be had. */ listed: boolean;
}>;

const visitsKey = () => `homeVisits:${storedUserId() ?? ''}`;
export const readVisits = () => visitsFrom(deviceStorage.getItem(visitsKey()));
export const writeVisits = (visits: HomeVisits) => deviceStorage.setItem(visitsKey(), visitsText(visits));

export const noticeKey = (notice: 'consents' | 'address') => `${notice}Notice:${storedUserId() ?? ''}`;
const isDayFor = (notice: 'consents' | 'address', today: string) =>
  isNoticeDay(deviceStorage.getItem(noticeKey(notice)), today);

const mostFrequentMood = ({ mood }: ThoughtCounts) =>
  moods.filter((one) => (mood[one] ?? 0) > 0).toSorted((one, other) => (mood[other] ?? 0) - (mood[one] ?? 0))[0] ??
  null;

/** The month before, on the days when it is told of, if the account was there from its first day. */
const useFullMonth = ({ today, dayStart }: SlipDay, registeredAt: string | undefined) => {
  const last = dayPlus(today, -Number(today.slice(8)));
  const first = `${last.slice(0, 7)}-01`;
  const full = registeredAt !== undefined && calendarDay(registeredAt, deviceZone()) <= first;
  const { data, isLoading } = useCountThoughtsQuery(daysThrough(first, last, dayStart), {
    skip: !full || !isMonthTold(today),
  });
  const month: FullMonth | null =
    data && data.total > 0 ? { month: last.slice(0, 7), count: data.total, mood: mostFrequentMood(data) } : null;
  return { month, isLoading };
};

/** The host that something could be sent to of which the person said neither yes nor no. Only looked for on days when it is asked. */
const useOpenHost = (today: string) => {
  const { data, isLoading } = useListConsentsQuery(undefined, { skip: !isDayFor('consents', today) });
  return { host: data?.items.find(({ state }) => state === 'never')?.host ?? null, isLoading };
};

type Me = ReturnType<typeof useGetMeQuery>['data'];
/** The e-mail address to be proved, on days when it is asked. */
const askedAddress = (client: Me, today: string) =>
  client && unprovedEmail(client) !== null && isDayFor('address', today) ? { taken: isEmailTaken(client) } : null;

const firstOf = <Item>(list: Readonly<{ items: readonly Item[] }> | undefined): Item | null => list?.items[0] ?? null;

/** What was posted, what the account still has to say, and what the same day brought before. */
const useAnswers = ({ today, dayStart }: SlipDay) => {
  const me = useGetMeQuery();
  const notifications = useListNotificationsInfiniteQuery();
  const years = useFindEarlierYearsQuery({ day: today, dayStart });
  const versions = useListTwoVersionsQuery();
  return {
    isLoading: [me, notifications, years, versions].some(({ isLoading }) => isLoading),
    registeredAt: me.data?.registeredAt,
    notifications: notifications.data?.pages[0]?.items ?? [],
    address: askedAddress(me.data, today),
    memory: firstOf(years.data),
    twoVersions: firstOf(versions.data),
  };
};

/** null until everything that decides has been answered, or failed: a slip that was chosen is not replaced under the eye. */
export const useSlipFacts = (day: SlipDay): SlipFacts | null => {
  const { today, dayStart, goals, newestAt, listed } = day;
  const outbox = useOutbox();
  const { registeredAt, isLoading, ...answers } = useAnswers(day);
  const { month, ...months } = useFullMonth(day, registeredAt);
  const { host, ...hosts } = useOpenHost(today);
  const proposed = useFindThreadProposalQuery(today);
  const awaitsOutbox = hadUnsent() && outbox.length === 0;
  if ([!listed, awaitsOutbox, isLoading, months.isLoading, hosts.isLoading, proposed.isLoading].includes(true))
    return null;
  const cards = goals?.items ?? [];
  const inTray = dayGoalCard(cards);
  return {
    ...answers,
    registeredAt,
    now: now(),
    today,
    minutes: minutesOfPersonalDay(dayStart),
    outbox,
    newestAt,
    goals: cards.filter((goal) => goal !== inTray),
    month,
    thread: proposed.data?.proposal ?? null,
    host,
    install: isInstallDay(withVisit(readVisits(), today), today) ? installWay() : null,
  };
};

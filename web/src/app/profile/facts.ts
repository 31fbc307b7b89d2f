import { useColourScheme } from '@ecrin/ui/theme/colour-scheme.ts';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useListCommunitiesInfiniteQuery } from '#features/communities/api/communities.api.ts';
import { useListImportsQuery } from '#features/profile/import/import.api.ts';
import { useListLooksInfiniteQuery } from '#features/profile/looks/looks.api.ts';
import { useFindRecordingRetentionQuery } from '#features/profile/own-data/own-data.api.ts';
import { useGetReferralQuery } from '#features/profile/profile.api.ts';
import { useListOwnRequestsInfiniteQuery } from '#features/profile/requests/requests.api.ts';
import { useFindRereadingQuery } from '#features/profile/rereading/rereading.api.ts';
import { useNextReminder } from '#features/reminders/list/next-reminder.tsx';
import { storiesMessages } from '#features/stories/list/stories.messages.ts';
import { useListStoriesInfiniteQuery } from '#features/stories/stories.api.ts';
import { useYearFigures } from '#features/year/use-year-figures.ts';
import { useListConsentsQuery } from '#lib/api/consents.api.ts';
import { useDayStart, useGoalList } from '#lib/api/goal-list.api.ts';
import { useGetNotificationSetUpQuery } from '#lib/api/notification-settings.api.ts';
import { useListRemindersQuery } from '#lib/api/reminder-list.api.ts';
import { useListThreadsQuery } from '#lib/api/thread-list.api.ts';
import { useListFavoritesQuery } from '#lib/favorites/favorites.api.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { useGetMeQuery } from '#lib/session/client.api.ts';
import { useListSessionsQuery } from '#lib/session/own-sessions.api.ts';
import { usePersonalDay } from '#lib/time/clock.ts';
import { formatMinutesOfDay } from '#lib/time/minutes-of-day.ts';
import { lockSettingsMessages } from '../lock/settings/lock-settings.messages.ts';
import { useLock } from '../lock/settings/use-lock.ts';
import { drawerMessages as messages } from './drawers.messages.ts';

/** One line of what the page of a row holds now, from the query of that page: a component of nothing but words. Null until it is known. */
export type Fact = () => string | null;

/** A message with the values found; null without them. */
const useSentence = (
  message: MessageDescriptor,
  values: Readonly<Record<string, string | number>> | null | undefined,
): string | null => {
  const { formatMessage } = useIntl();
  return values ? formatMessage(message, values) : null;
};

type Listed = Readonly<{ names: readonly string[]; more: boolean }>;

/** The first of a list, and how many others; `more`: the list goes on beyond these. */
const useNamed = (listed: Listed | undefined): string | null => {
  const { formatMessage } = useIntl();
  const [name] = listed?.names ?? [];
  if (!listed) return null;
  if (name === undefined) return formatMessage(messages.nothing);
  return formatMessage(messages.named, {
    name: withFrenchTypography(name),
    others: listed.names.length - 1,
    more: listed.more ? 'yes' : 'no',
  });
};

type Pages<Item> = Readonly<{ pages: readonly Readonly<{ items: readonly Item[]; nextCursor: string | null }>[] }>;

const listedOf = <Item>(data: Pages<Item> | undefined, nameOf: (item: Item) => string): Listed | undefined =>
  data && {
    names: data.pages.flatMap(({ items }) => items).map(nameOf),
    more: (data.pages.at(-1)?.nextCursor ?? null) !== null,
  };

/** Of what its own page asks for again on every visit. */
const fresh = { refetchOnMountOrArgChange: true };

export const StoriesFact: Fact = () => {
  const { formatMessage } = useIntl();
  const { data } = useListStoriesInfiniteQuery();
  return useNamed(listedOf(data, ({ title }) => (title === '' ? formatMessage(storiesMessages.untitled) : title)));
};

export const FavoritesFact: Fact = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { data } = useListFavoritesQuery(language);
  if (!data) return null;
  const count = data.items.length;
  return count === 0 ? formatMessage(messages.nothing) : formatMessage(messages.favorites, { count });
};

export const ThreadsFact: Fact = () => {
  const { data } = useListThreadsQuery();
  return useNamed(
    data && { names: data.items.filter(({ archived }) => !archived).flatMap(({ name }) => name ?? []), more: false },
  );
};

export const YearFact: Fact = () => {
  const dayStart = useDayStart();
  const year = Number(usePersonalDay(dayStart).slice(0, 4));
  const { figures } = useYearFigures({ year, dayStart });
  return useSentence(messages.year, figures && { year: String(year), count: figures.total });
};

export const GoalsFact: Fact = () => {
  const { data } = useGoalList();
  return useNamed(
    data && { names: data.items.filter(({ active }) => active).flatMap(({ title }) => title ?? []), more: false },
  );
};

export const CommunitiesFact: Fact = () => {
  const { data } = useListCommunitiesInfiniteQuery();
  return useNamed(listedOf(data, ({ name }) => name));
};

export const ReferralFact: Fact = () => {
  const { data } = useGetReferralQuery(undefined, fresh);
  return useSentence(messages.friends, data && { count: data.friends.length });
};

export const OwnDataFact: Fact = () => {
  const { formatMessage } = useIntl();
  const { data } = useFindRecordingRetentionQuery(undefined, fresh);
  if (!data) return null;
  return data.inForce
    ? formatMessage(messages.keptDays, { days: data.inForce.keptDays })
    : formatMessage(messages.keptForEver);
};

export const ImportFact: Fact = () => {
  const { data } = useListImportsQuery();
  const brought = data?.items.reduce((sum, { thoughts }) => sum + thoughts, 0) ?? 0;
  return useSentence(messages.imports, data && { count: brought });
};

export const LooksFact: Fact = () => {
  const { data } = useListLooksInfiniteQuery(undefined, fresh);
  const [first] = data?.pages ?? [];
  return useSentence(messages.looks, first && { count: first.thisYear.pages + first.thisYear.contents });
};

export const ConsentsFact: Fact = () => {
  const { data } = useListConsentsQuery(undefined, fresh);
  const given = data?.items.filter(({ state }) => state === 'given').length ?? 0;
  return useSentence(messages.consents, data && { given, all: data.items.length });
};

export const RemindersFact: Fact = () => {
  const { formatMessage } = useIntl();
  const { data } = useListRemindersQuery();
  const next = useNextReminder();
  return data ? (next?.when ?? formatMessage(messages.noReminder)) : null;
};

export const NotificationsFact: Fact = () => {
  const { formatMessage } = useIntl();
  const { data } = useGetNotificationSetUpQuery();
  if (!data) return null;
  const { quietHours } = data.settings;
  return quietHours
    ? formatMessage(messages.quiet, { from: formatMinutesOfDay(quietHours.from) })
    : formatMessage(messages.notQuiet);
};

export const DevicesFact: Fact = () => {
  const { data } = useListSessionsQuery(undefined, fresh);
  return useSentence(messages.devices, data && { others: data.filter(({ isCurrent }) => !isCurrent).length });
};

export const LockFact: Fact = () => {
  const { record } = useLock();
  return useSentence(lockSettingsMessages.fact, { state: record ? 'on' : 'off', minutes: record?.after ?? 0 });
};

export const SignInFact: Fact = () => {
  const { data } = useGetMeQuery();
  return data?.email ?? data?.phone ?? null;
};

export const DisplayFact: Fact = () => {
  const { language } = useLanguage();
  const { colourScheme } = useColourScheme();
  return useSentence(messages.display, { language, scheme: colourScheme });
};

export const WordsFact: Fact = () => {
  const { data } = useGetMeQuery();
  return useSentence(messages.words, data && { count: data.words.length });
};

export const RereadingFact: Fact = () => {
  const { data } = useFindRereadingQuery();
  const running = data?.last?.status === 'running' ? 'yes' : 'no';
  return useSentence(messages.rereading, data && { count: data.thoughts, running });
};

export const RequestsFact: Fact = () => {
  const { data } = useListOwnRequestsInfiniteQuery(undefined, fresh);
  const waiting = data?.pages.flatMap(({ items }) => items).filter(({ status }) => status === 'open').length ?? 0;
  return useSentence(messages.requests, data && { count: waiting });
};

export const VersionFact: Fact = () => useSentence(messages.version, { version: __APP_VERSION__ });

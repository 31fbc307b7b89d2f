import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { MonthFigures, YearFigures } from '@ecrin/contracts/thought/year.ts';
import { earliestYear, latestYear } from '@ecrin/domain/time/years.ts';
import { Page } from '@ecrin/ui/page/page.tsx';
import { Strand } from '@ecrin/ui/strand/strand.tsx';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Redirect, useParams } from 'wouter';
import { useDayStart } from '#lib/api/goal-list.api.ts';
import { useWideViewport } from '#lib/page/use-wide-viewport.ts';
import { usePersonalDay } from '#lib/time/clock.ts';
import { daysThrough } from '#lib/time/day-range.ts';
import { FigureTable } from './figure-table.tsx';
import { StrandLink } from './strand-link.tsx';
import { useTurning } from './use-turning.ts';
import { useYearFigures } from './use-year-figures.ts';
import { useYearWords } from './use-year-words.ts';
import {
  countIn,
  countOn,
  countsByMonth,
  daysOfMonth,
  isFullest,
  monthPath,
  monthPlus,
  moodsIn,
  stonesOf,
  type YearMonth,
} from './year-figures.ts';
import { YearHead } from './year-head.tsx';
import { HeardWords, Moods, Reread } from './year-parts.tsx';
import { EmptyNote, NotLoaded } from './year-states.tsx';
import { useFindMonthQuery } from './year.api.ts';
import { yearMessages as messages } from './year.messages.ts';
import styles from './year.module.css';

const bold = { b: (parts: ReactNode) => <b>{parts}</b> };

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

type Loaded = Readonly<{ of: YearMonth; figures: YearFigures; highlights: MonthFigures | undefined; dayStart: number }>;

const MonthSaid = ({ of, figures, highlights }: Loaded) => {
  const counts = countsByMonth(figures);
  const count = counts[of.month - 1] ?? 0;
  const [word] = highlights?.words ?? [];
  if (count === 0) return <FormattedMessage {...messages.emptyMonth} />;
  return (
    <>
      <FormattedMessage
        {...messages.saidMonth}
        values={{ ...bold, count, fullest: String(isFullest(counts, of.month)) }}
      />{' '}
      {word && (
        <FormattedMessage {...messages.saidWord} values={{ ...bold, word: capital(word.word), count: word.thoughts }} />
      )}
    </>
  );
};

/** Lines of so many days. */
const linesOf = (days: readonly string[], places: number): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(days.length / places) }, (_none, line) =>
    days.slice(line * places, (line + 1) * places),
  );

const useDays = ({ of, figures: { days }, dayStart }: Loaded) => {
  const { formatMessage } = useIntl();
  const say = useYearWords();
  return daysOfMonth(of.year, of.month).map((day) => ({
    key: day,
    name: say.day(day),
    count: countOn(days, day),
    stones: stonesOf(days, day),
    href: `/app/thoughts?${daysThrough(day, day, dayStart)}`,
    label: formatMessage(messages.day, { day: say.day(day), count: countOn(days, day) }),
  }));
};

const MonthStrand = (loaded: Loaded) => {
  const { formatMessage } = useIntl();
  const say = useYearWords();
  const wide = useWideViewport();
  const days = useDays(loaded);
  const byKey = new Map(days.map((day) => [day.key, day]));
  const lines = linesOf([...byKey.keys()], wide ? Math.ceil(days.length / 2) : 7).map((keys) => ({
    key: keys[0] ?? '',
    days: keys.flatMap((key) => byKey.get(key) ?? []),
  }));
  const count = countIn(loaded.figures.days, [...byKey.keys()]);
  return (
    <Strand
      layout={wide ? 'halves' : 'weeks'}
      lines={lines}
      label={formatMessage(messages.strandOfMonth, { count, month: say.monthAndYear(loaded.of) })}
      link={StrandLink}
    />
  );
};

const MonthParts = (loaded: Loaded) => {
  const { formatMessage } = useIntl();
  const days = useDays(loaded);
  const { figures, highlights } = loaded;
  const inMonth = days.map(({ key }) => key);
  if (countIn(figures.days, inMonth) === 0)
    return (
      <>
        <MonthStrand {...loaded} />
        <EmptyNote />
      </>
    );
  const rows = days.map(({ key, name, count, href }) => ({ key, label: name, href: count > 0 ? href : null, count }));
  return (
    <>
      <MonthStrand {...loaded} />
      <div className={styles['parts']}>
        <Moods moods={moodsIn(figures.days, inMonth)} />
        <HeardWords words={highlights?.words ?? []} />
        <Reread reread={highlights?.reread ?? []} />
        <FigureTable head={formatMessage(messages.dayColumn)} rows={rows} />
      </div>
    </>
  );
};

type MonthProps = Readonly<{ of: YearMonth; today: string; dayStart: number }>;

const useMonth = ({ of, dayStart }: MonthProps) => {
  const year = useYearFigures({ year: of.year, dayStart });
  const month = useFindMonthQuery({ ...of, dayStart });
  const { figures } = year;
  return {
    loaded:
      figures && (month.currentData || month.isError) ? { of, figures, highlights: month.currentData, dayStart } : null,
    /** For the first time. */
    waits: year.isLoading || month.isLoading,
    failed: year.isError,
    retry: () => void Promise.all([year.refetch(), month.refetch()]),
  };
};

const LoadedMonth = (props: MonthProps) => {
  const { of, today } = props;
  const { formatMessage } = useIntl();
  const say = useYearWords();
  const { loaded, waits, failed, retry } = useMonth(props);
  const turnTo = (to: YearMonth) => ({
    href:
      to.year >= earliestYear && monthPath(to) <= `/app/year/${today.slice(0, 7).replace('-', '/')}`
        ? monthPath(to)
        : null,
    label: say.monthAndYear(to),
  });
  const [before, after] = [turnTo(monthPlus(of, -1)), turnTo(monthPlus(of, 1))];
  const swiped = useTurning({ before: before.href, after: after.href });
  usePageTitle(say.monthAndYear(of));
  return (
    <Page kind="plain wide">
      <YearHead
        title={say.monthAndYear(of)}
        back={formatMessage(messages.back, { year: String(of.year) })}
        said={loaded && <MonthSaid {...loaded} />}
        before={before}
        after={after}
        waits={waits}
      />
      <div {...swiped} key={loaded ? 'figures' : 'none'}>
        {loaded ? <MonthParts {...loaded} /> : <NotLoaded failed={failed} onRetry={retry} />}
      </div>
    </Page>
  );
};

/** A month of one's thoughts, day by day. */
export const MonthScreen = () => {
  const params = useParams<{ year: string; month: string }>();
  const dayStart = useDayStart();
  const today = usePersonalDay(dayStart);
  const of = { year: Number(params.year), month: Number(params.month) };
  const isMonth = Number.isInteger(of.month) && of.month >= 1 && of.month <= 12;
  if (!isMonth || !Number.isInteger(of.year) || of.year < earliestYear || of.year > latestYear)
    return <Redirect to="/app/year" replace />;
  return <LoadedMonth of={of} today={today} dayStart={dayStart} />;
};

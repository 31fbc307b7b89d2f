import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { YearFigures } from '@ecrin/contracts/thought/year.ts';
import { earliestYear, latestYear } from '@ecrin/domain/time/years.ts';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { pictureIcon } from '@ecrin/ui/icon/icons.ts';
import { Page } from '@ecrin/ui/page/page.tsx';
import { Strand, type StrandLine } from '@ecrin/ui/strand/strand.tsx';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, Redirect, useParams } from 'wouter';
import { useDayStart } from '#lib/api/goal-list.api.ts';
import { useWideViewport } from '#lib/page/use-wide-viewport.ts';
import { usePersonalDay } from '#lib/time/clock.ts';
import { daysThrough } from '#lib/time/day-range.ts';
import { FigureTable } from './figure-table.tsx';
import { posterMessages } from './poster/poster.messages.ts';
import { StrandLink } from './strand-link.tsx';
import { useTurning } from './use-turning.ts';
import { useYearFigures } from './use-year-figures.ts';
import { useYearWords } from './use-year-words.ts';
import {
  blankMonths,
  countsByMonth,
  countOn,
  daysOfMonth,
  monthPath,
  moodsIn,
  posterPath,
  stonesOf,
  yearPath,
} from './year-figures.ts';
import { YearHead } from './year-head.tsx';
import { HeardWords, Moods, Reread, Threads, Voice } from './year-parts.tsx';
import { EmptyNote, NotLoaded } from './year-states.tsx';
import { yearMessages as messages } from './year.messages.ts';
import styles from './year.module.css';

const bold = { b: (parts: ReactNode) => <b>{parts}</b> };
const months = Array.from({ length: 12 }, (_none, index) => index + 1);

/** What the year was, in one sentence or two. */
const YearSaid = ({ figures }: { figures: YearFigures }) => {
  const say = useYearWords();
  const { year, total, voice } = figures;
  if (total === 0) return <FormattedMessage {...messages.emptyYear} values={{ year: String(year) }} />;
  const blank = blankMonths(countsByMonth(figures)).map((month) => say.month({ year, month }));
  const [first, second] = blank;
  return (
    <>
      {voice.ms === 0 ? (
        <FormattedMessage {...messages.said} values={{ ...bold, count: total }} />
      ) : (
        <FormattedMessage {...messages.saidAloud} values={{ ...bold, count: total, voice: say.voice(voice.ms) }} />
      )}{' '}
      {first && blank.length === 1 && <FormattedMessage {...messages.oneBlank} values={{ month: first }} />}
      {first && second && blank.length === 2 && (
        <FormattedMessage {...messages.twoBlank} values={{ month: first, other: second.toLowerCase() }} />
      )}
    </>
  );
};

const YearStrand = ({ figures: { year, days, total }, dayStart }: { figures: YearFigures; dayStart: number }) => {
  const { formatMessage } = useIntl();
  const say = useYearWords();
  const wide = useWideViewport();
  const lines = months.map((month): StrandLine => {
    const [of, inMonth] = [{ year, month }, daysOfMonth(year, month)];
    const mark = wide ? say.shortMonth(of) : say.initial(of);
    return {
      key: String(month),
      mark,
      href: monthPath(of),
      label: formatMessage(messages.month, {
        month: say.month(of),
        count: inMonth.reduce((sum, day) => sum + countOn(days, day), 0),
      }),
      days: inMonth.map((day) => ({
        key: day,
        stones: stonesOf(days, day),
        href: `/app/thoughts?${daysThrough(day, day, dayStart)}`,
        label: formatMessage(messages.day, { day: say.day(day), count: countOn(days, day) }),
      })),
    };
  });
  return (
    <Strand
      layout={wide ? 'rows' : 'columns'}
      lines={lines}
      label={formatMessage(messages.strand, { count: total, year: String(year) })}
      foot={formatMessage(messages.strandFoot)}
      link={StrandLink}
    />
  );
};

const YearParts = ({ figures, dayStart }: { figures: YearFigures; dayStart: number }) => {
  const { formatMessage } = useIntl();
  const say = useYearWords();
  const { year, days } = figures;
  if (figures.total === 0)
    return (
      <>
        <YearStrand figures={figures} dayStart={dayStart} />
        <EmptyNote />
      </>
    );
  const rows = countsByMonth(figures).map((count, index) => {
    const of = { year, month: index + 1 };
    return { key: String(index), label: say.month(of), href: monthPath(of), count };
  });
  return (
    <>
      <YearStrand figures={figures} dayStart={dayStart} />
      <div className={styles['parts']}>
        <Moods moods={moodsIn(days, Object.keys(days))} full />
        <Threads threads={figures.threads} />
        <HeardWords words={figures.words} />
        <Voice voice={figures.voice} year={year} />
        <Reread reread={figures.reread} />
        <FigureTable head={formatMessage(messages.monthColumn)} rows={rows} />
      </div>
    </>
  );
};

const PosterLink = ({ figures }: { figures: YearFigures | undefined }) => {
  if (!figures?.total) return null;
  return (
    <Link href={posterPath(figures.year)} {...buttonLook()}>
      <Icon of={pictureIcon} />
      <FormattedMessage {...posterMessages.open} />
    </Link>
  );
};

const LoadedYear = ({ year, now, dayStart }: { year: number; now: number; dayStart: number }) => {
  const { formatMessage } = useIntl();
  const { figures, isLoading, isError, refetch } = useYearFigures({ year, dayStart });
  const turnTo = (to: number) => ({ href: to >= earliestYear && to <= now ? yearPath(to) : null, label: String(to) });
  const first = figures?.firstYear ?? year;
  const before = year > Math.min(first, now) ? turnTo(year - 1) : { href: null, label: '' };
  const after = turnTo(year + 1);
  const swiped = useTurning({ before: before.href, after: after.href });
  usePageTitle(formatMessage(messages.back, { year: String(year) }));
  return (
    <Page kind="plain wide">
      <YearHead
        title={formatMessage(messages.title)}
        said={figures && <YearSaid figures={figures} />}
        before={before}
        after={after}
        shown={String(year)}
        act={<PosterLink figures={figures} />}
        waits={isLoading}
      />
      <div {...swiped} key={figures ? 'figures' : 'none'}>
        {figures ? (
          <YearParts figures={figures} dayStart={dayStart} />
        ) : (
          <NotLoaded failed={isError} onRetry={() => void refetch()} />
        )}
      </div>
    </Page>
  );
};

/** A year of one's thoughts on one thread; the current one unless another is named. */
export const YearScreen = () => {
  const { year: named } = useParams<{ year?: string }>();
  const dayStart = useDayStart();
  const now = Number(usePersonalDay(dayStart).slice(0, 4));
  const year = named === undefined ? now : Number(named);
  if (!Number.isInteger(year) || year < earliestYear || year > latestYear) return <Redirect to="/app/year" replace />;
  return <LoadedYear year={year} now={now} dayStart={dayStart} />;
};

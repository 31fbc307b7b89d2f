import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { YearFigures } from '@ecrin/contracts/thought/year.ts';
import { earliestYear, latestYear } from '@ecrin/domain/time/years.ts';
import { Page } from '@ecrin/ui/page/page.tsx';
import { sheets } from '@ecrin/ui/poster/poster-sheet.ts';
import { Poster } from '@ecrin/ui/poster/poster.tsx';
import { useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Redirect, useParams } from 'wouter';
import { useDayStart } from '#lib/api/goal-list.api.ts';
import { BackLink } from '#lib/navigation/back-link.tsx';
import { useGetMeQuery } from '#lib/session/client.api.ts';
import { useYearFigures } from '../use-year-figures.ts';
import { EmptyNote, NotLoaded, YearLoading } from '../year-states.tsx';
import { yearMessages } from '../year.messages.ts';
import type { PosterChoice } from './poster-choice.ts';
import { PosterChoices } from './poster-choices.tsx';
import { PosterFiles } from './poster-files.tsx';
import { posterMessages as messages } from './poster.messages.ts';
import { sentencesOf } from './sentences.ts';
import { useDrawing } from './use-drawing.ts';
import styles from './poster.module.css';

type DeskProps = Readonly<{ figures: YearFigures; firstname: string | null; title: string }>;

/** The poster, and beside it what it is to be. */
const Desk = ({ figures, firstname, title }: DeskProps) => {
  const { year } = figures;
  const proposals = useMemo(() => sentencesOf(figures), [figures]);
  const [choice, setChoice] = useState<PosterChoice>({
    ground: 'leaf',
    format: 'tall',
    sentence: proposals[0] ?? '',
    named: true,
    counted: true,
  });
  const { width, height } = sheets[choice.format];
  const sheet = useRef<SVGSVGElement>(null);
  const shown = useDrawing(figures, choice, firstname);
  const version = useMemo(() => ({ drawing: shown?.drawing, ground: choice.ground }), [shown?.drawing, choice.ground]);
  return (
    <div className={styles['desk']}>
      {/* Its room is there before it is drawn. */}
      <div style={{ aspectRatio: `${width} / ${height}` }}>
        {shown ? <Poster ref={sheet} {...shown} ground={choice.ground} /> : <YearLoading />}
      </div>
      <div className={styles['aside']}>
        <h1 className="h4" tabIndex={-1}>
          {title}
        </h1>
        <PosterChoices
          choice={choice}
          onChange={(changed) => setChoice((before) => ({ ...before, ...changed }))}
          proposals={proposals}
          nameable={firstname !== null}
        />
        <PosterFiles
          year={year}
          format={choice.format}
          version={version}
          poster={() => shown && sheet.current && { ...shown, element: sheet.current, title }}
        />
      </div>
    </div>
  );
};

const Empty = ({ title, figures: { year } }: DeskProps) => (
  <>
    <h1 className="h4" tabIndex={-1}>
      {title}
    </h1>
    <p>
      <FormattedMessage {...yearMessages.emptyYear} values={{ year: String(year) }} />
    </p>
    <EmptyNote />
  </>
);

const Shown = (props: DeskProps) => (props.figures.total > 0 ? <Desk {...props} /> : <Empty {...props} />);

/** The figures of a year, once it is known too whether there is a first name. */
const usePosterYear = (year: number) => {
  const dayStart = useDayStart();
  const { figures, isError, refetch } = useYearFigures({ year, dayStart });
  const me = useGetMeQuery();
  return {
    figures: me.isLoading ? undefined : figures,
    firstname: me.data?.firstname?.trim() || null,
    failed: isError && !figures,
    retry: () => void refetch(),
  };
};

const LoadedPoster = ({ year }: { year: number }) => {
  const { formatMessage } = useIntl();
  const { figures, firstname, failed, retry } = usePosterYear(year);
  const title = formatMessage(messages.title, { year: String(year) });
  usePageTitle(title);
  return (
    <Page kind="plain wide">
      <div className={styles['page']}>
        <div className={styles['way']}>
          <BackLink name={formatMessage(yearMessages.back, { year: String(year) })} />
        </div>
        {figures ? (
          <Shown key={year} figures={figures} firstname={firstname} title={title} />
        ) : (
          <NotLoaded failed={failed} onRetry={retry} />
        )}
      </div>
    </Page>
  );
};

/** A year as a sheet to print, made on the device. */
export const PosterScreen = () => {
  const year = Number(useParams<{ year: string }>().year);
  if (!Number.isInteger(year) || year < earliestYear || year > latestYear) return <Redirect to="/app/year" replace />;
  return <LoadedPoster year={year} />;
};

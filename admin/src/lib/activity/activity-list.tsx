import type { Activity } from '@ecrin/contracts/activity/activity.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ActivityGroup } from './activity-group.tsx';
import { Line, type Told } from './activity-line.tsx';
import type { Words } from './activity-words.ts';
import { runsOf } from './runs-of.ts';
import styles from './activity.module.css';

const dayOf = ({ recordedAt }: Activity, language: Language): string => {
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long' }).format(new Date(recordedAt));
  const date = new Intl.DateTimeFormat('fr-FR', { day: '2-digit', month: '2-digit', year: 'numeric' });
  return `${weekday.slice(0, 1).toLocaleUpperCase(language)}${weekday.slice(1)} ${date.format(new Date(recordedAt))}`;
};

/** In their order; `Map.groupBy` is too new for some browsers. */
const byDay = (
  events: readonly Activity[],
  language: Language,
): readonly (readonly [string, readonly Activity[]])[] => {
  const days = new Map<string, Activity[]>();
  for (const event of events) {
    const day = dayOf(event, language);
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return [...days];
};

type ActivityListProps = Readonly<{
  events: readonly Activity[];
  told: Told;
  /** Runs of like events are one row each, opened on demand. */
  grouped?: boolean;
  /** There are later ones, or earlier ones, on other pages. */
  more?: Readonly<{ later?: boolean; earlier?: boolean }>;
}>;

/** A run is open while one of its events is: it may grow with a further page. */
const useOpenRuns = () => {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const isOpen = (run: readonly Activity[]): boolean => run.some(({ id }) => open.has(id));
  const toggle = (run: readonly Activity[]) => {
    const ids = new Set(run.map(({ id }) => id));
    setOpen(isOpen(run) ? new Set([...open].filter((id) => !ids.has(id))) : new Set([...open, ...ids]));
  };
  return { isOpen, toggle };
};

/** Around a list that is all of its page, whose title is its heading. */
export const ActivityFrame = ({ title, children }: Readonly<{ title: string; children: ReactNode }>) => (
  <div className={styles['frame']}>
    <h2 className="vh">{title}</h2>
    {children}
  </div>
);

/** Events in sentences under their days, newest first; words are always the same seven ribbons. */
export const ActivityList = ({ events, told, grouped = false, more }: ActivityListProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const { language } = useLanguage();
  const { isOpen, toggle } = useOpenRuns();
  const words: Words = { formatMessage, formatNumber, language };
  const isCut = (run: readonly Activity[]): boolean =>
    (more?.later === true && run[0] === events[0]) || (more?.earlier === true && run.at(-1) === events.at(-1));
  return byDay(events, language).map(([day, ofDay]) => (
    <section key={day} className={styles['day']}>
      <h3 className="sm">{day}</h3>
      <ol>
        {runsOf(ofDay, grouped).map((run) =>
          run.length === 1 ? (
            run.map((event) => <Line key={event.id} event={event} told={told} words={words} />)
          ) : (
            <ActivityGroup
              key={run[0]?.id}
              {...{ run, told, words }}
              cut={isCut(run)}
              open={isOpen(run)}
              onToggle={() => toggle(run)}
            />
          ),
        )}
      </ol>
    </section>
  ));
};

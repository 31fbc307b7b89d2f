import type { GoalDay, GoalDetail } from '@ecrin/contracts/goal/goal.ts';
import { dayPlus, weekdayOf, weekdays } from '@ecrin/domain/time/days.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { checkIcon, moonIcon, pauseOutlineIcon, skipIcon, type IconShape } from '@ecrin/ui/icon/icons.ts';
import { VisuallyHidden } from '@ecrin/ui/visually-hidden/visually-hidden.tsx';
import { useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { goalLabelMessages as words } from '../goal-labels.messages.ts';
import { DayMarks, useFormatGoalDay } from './day-marks.tsx';
import { goalDayMessages as messages } from './goal-days.messages.ts';
import styles from './goal-days.module.css';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The day a key leads to from another, within those shown (oldest first): a day or a week away, the first, the last; null for any other key. */
export const dayForKey = (days: readonly string[], from: string, key: string): string | null => {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (key === 'Home') return first;
  if (key === 'End') return last;
  const step = steps[key];
  if (step === undefined) return null;
  const reached = dayPlus(from, step);
  return reached < first || reached > last ? from : reached;
};

/** A day's drawing; a missed one is an empty ring, an unknown one nothing. */
const iconOf = ({ state, paused, rest }: GoalDay): IconShape | null => {
  if (state === 'done' || state === 'done by the period') return checkIcon;
  if (state === 'skipped') return skipIcon;
  if (paused) return pauseOutlineIcon;
  return rest ? moonIcon : null;
};

/** Under a limit none counts as much as some. */
const showsCount = ({ aim, filter }: GoalDetail, { state, count }: GoalDay) =>
  aim === 'avoid' ? state !== 'skipped' : filter !== null && count > 0;

/** The day of the month; with the month on the first. */
const shortDay = (day: string): string => {
  const [, month, date] = day.split('-').map(Number);
  return date === 1 ? `${date}/${month}` : String(date);
};

type DayProps = Readonly<{
  day: GoalDay;
  /** Its count is shown, not only its state. */ counted: boolean;
  chosen: boolean;
  today: boolean;
  name: string;
  onChoose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}>;

const Day = ({ day, counted, chosen, today, name, ...acts }: DayProps) => {
  const icon = iconOf(day);
  return (
    <button
      type="button"
      className={styles['day']}
      data-state={day.state}
      data-today={today || undefined}
      data-day={day.day}
      style={{ gridColumn: weekdayOf(day.day) }}
      aria-pressed={chosen}
      tabIndex={chosen ? 0 : -1}
      onClick={acts.onChoose}
      onKeyDown={acts.onKeyDown}
    >
      <VisuallyHidden>{name}</VisuallyHidden>
      <span aria-hidden="true">{shortDay(day.day)}</span>
      {counted ? <b aria-hidden="true">{day.count}</b> : icon ? <Icon of={icon} size="xs" /> : <i />}
    </button>
  );
};

const WeekdayNames = () => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['names']} aria-hidden="true">
      {weekdays.map((weekday) => (
        <span key={weekday}>{formatMessage(words.weekday, { weekday: String(weekday) }).slice(0, 3)}</span>
      ))}
    </div>
  );
};

/** The chosen day of the grid; arrow keys choose and focus another. */
const useChosenDay = (days: readonly GoalDay[], today: string) => {
  const [chosen, choose] = useState(today);
  const grid = useRef<HTMLFieldSetElement>(null);
  const move = (event: KeyboardEvent) => {
    const next = dayForKey(
      days.map(({ day }) => day),
      chosen,
      event.key,
    );
    if (next === null) return;
    event.preventDefault();
    choose(next);
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  return { grid, chosen, choose, move };
};

/** The last weeks day by day: select by tap or arrow keys, then mark. */
export const GoalDays = ({ goal }: { goal: GoalDetail }) => {
  const { formatMessage } = useIntl();
  const days = goal.days.filter(({ day }) => day >= goal.startDay);
  const { grid, chosen, choose, move } = useChosenDay(days, goal.today.day);
  const nameOf = useFormatGoalDay(goal);
  const day = days.find((one) => one.day === chosen);
  return (
    <section className={styles['days']} aria-labelledby="goal-days">
      <h2 id="goal-days" className="display" data-level="3">
        <FormattedMessage {...messages.days} />
      </h2>
      <WeekdayNames />
      <fieldset ref={grid} className={styles['grid']} aria-label={formatMessage(messages.daysHint)}>
        {days.map((one) => (
          <Day
            key={one.day}
            day={one}
            counted={showsCount(goal, one)}
            chosen={one.day === chosen}
            today={one.day === goal.today.day}
            name={nameOf(one)}
            onChoose={() => choose(one.day)}
            onKeyDown={move}
          />
        ))}
      </fieldset>
      {day && <DayMarks key={chosen} goal={goal} day={day} />}
    </section>
  );
};

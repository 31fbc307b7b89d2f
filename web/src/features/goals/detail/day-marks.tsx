import type { GoalDay, GoalDetail } from '@ecrin/contracts/goal/goal.ts';
import { type DayState, dayMarks, maxGoalTarget, type DayMark } from '@ecrin/domain/goal/goal.vocabulary.ts';
import { Chip } from '@ecrin/ui/chip/chip.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { checkIcon } from '@ecrin/ui/icon/icons.ts';
import { useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { useDebouncedSave } from '#lib/page/use-debounced-save.ts';
import { parseCount } from '../form/goal-fields.ts';
import { useMarkDayMutation } from '../goal-commands.api.ts';
import { goalLabelMessages as words } from '../goal-labels.messages.ts';
import { previousMark } from '../optimistic-goal-updates.ts';
import { useGoalLabels } from '../summary/use-goal-labels.ts';
import { goalDayMessages as messages } from './goal-days.messages.ts';
import styles from './goal-days.module.css';

const markNames = {
  done: 'done',
  skipped: 'skipped',
  missed: 'missed',
  unknown: 'unknown',
  'done by the period': 'byPeriod',
  'within the limit': 'within',
  'over the limit': 'over',
} as const satisfies Record<DayState, string>;

/** A day of a goal in words: its date and its count. */
export const useFormatGoalDay = ({ filter, aim }: Pick<GoalDetail, 'filter' | 'aim'>) => {
  const { formatMessage } = useIntl();
  const { date } = useGoalLabels();
  const plain = ({ day, count, state }: GoalDay) => {
    if (aim === 'avoid')
      return formatMessage(messages.dayLimit, {
        day: date(day),
        count,
        by: filter === null ? 'taps' : 'thoughts',
        state: markNames[state],
      });
    return filter === null
      ? formatMessage(messages.dayName, {
          day: date(day),
          state: formatMessage(words.mark, { mark: markNames[state] }),
          count,
        })
      : formatMessage(messages.dayThoughts, { day: date(day), count, state });
  };
  return (day: GoalDay): string => {
    const name = plain(day);
    if (day.paused) return formatMessage(messages.dayPause, { name });
    return day.rest ? formatMessage(messages.dayRest, { name }) : name;
  };
};

type MarksProps = Readonly<{ goal: GoalDetail; day: GoalDay }>;

type CountProps = Readonly<{ day: GoalDay; least: 0 | 1; onCount: (count: number) => unknown }>;

const CountField = ({ day, least, onCount }: CountProps) => (
  <div className={styles['times']}>
    <Field
      type="number"
      inputMode="numeric"
      min={least}
      max={maxGoalTarget}
      label={useIntl().formatMessage(messages.times)}
      {...useDebouncedSave({
        saved: String(day.count),
        read: (typed) => parseCount(typed, least),
        save: onCount,
      })}
    />
  </div>
);

/** Without a number to reach, a mark is enough. */
const isCountable = ({ aim, filter, frequency, period }: GoalDetail, day: GoalDay) =>
  filter === null && (aim === 'avoid' || (day.count > 0 && (frequency !== 'daily' || period.target > 1)));

/** The marks of a day. Where thoughts count, or under a limit, the day can only be skipped; under a limit taps are given as a number. */
export const DayMarks = ({ goal, day }: MarksProps) => {
  const { goalId, filter, aim } = goal;
  const { formatMessage } = useIntl();
  const { date } = useGoalLabels();
  const [mark] = useMarkDayMutation();
  const withFeedback = useCommandFeedback();
  const name = useFormatGoalDay(goal)(day);
  const markAs = (chosen: DayMark, count?: number) =>
    withFeedback(mark({ goalId, day: day.day, mark: chosen, ...(count !== undefined && { count }) }).unwrap());
  const marked = filter === null && aim === 'achieve';
  const offered: readonly DayMark[] = marked ? dayMarks : ['skipped'];
  const pressed = (one: DayMark) => one === previousMark(day).mark;
  return (
    <div className={styles['marks']}>
      <p className="sm" aria-live="polite">
        {name}
      </p>
      <fieldset aria-label={formatMessage(messages.markGroup, { day: date(day.day) })}>
        {offered.map((one) => (
          <Chip
            key={one}
            aria-pressed={pressed(one)}
            onClick={() => void markAs(!marked && pressed(one) ? 'unknown' : one)}
          >
            {pressed(one) && <Icon of={checkIcon} size="xs" />}
            {marked ? formatMessage(words.mark, { mark: one }) : formatMessage(messages.skip)}
          </Chip>
        ))}
      </fieldset>
      {isCountable(goal, day) && (
        <CountField
          day={day}
          least={aim === 'avoid' ? 0 : 1}
          onCount={(count) => (count === 0 ? markAs('unknown') : markAs('done', count))}
        />
      )}
    </div>
  );
};

import { weekdays, type Weekday } from '@ecrin/domain/goal/goal.vocabulary.ts';
import { Chip } from '@ecrin/ui/chip/chip.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { alertIcon } from '@ecrin/ui/icon/icons.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { goalLabelMessages as words } from '../goal-labels.messages.ts';
import { toggled } from './goal-fields.ts';
import { goalFormMessages as messages } from './goal-form.messages.ts';
import styles from './goal-form.module.css';

type RestProps = Readonly<{ chosen: readonly Weekday[]; error: string | null; onChoose: (days: Weekday[]) => void }>;

/** Weekdays on which nothing is asked. */
export const RestDays = ({ chosen, error, onChoose }: RestProps) => {
  const { formatMessage } = useIntl();
  return (
    <fieldset className={styles['rests']} aria-describedby={error ? 'goal-rests-error' : 'goal-rests-hint'}>
      <legend>
        <FormattedMessage {...messages.rests} />{' '}
        <small>
          (<FormattedMessage {...messages.optional} />)
        </small>
      </legend>
      <div>
        {weekdays.map((weekday) => (
          <Chip
            key={weekday}
            aria-pressed={chosen.includes(weekday)}
            onClick={() => onChoose(toggled(chosen, weekday))}
          >
            {formatMessage(words.weekday, { weekday: String(weekday) })}
          </Chip>
        ))}
      </div>
      <p id="goal-rests-hint" className="xs dim">
        <FormattedMessage {...messages.restsHint} />
      </p>
      {error && (
        <p id="goal-rests-error" className={styles['error']} role="alert">
          <Icon of={alertIcon} size="sm" />
          {error}
        </p>
      )}
    </fieldset>
  );
};

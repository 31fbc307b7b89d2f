import { Chip, Chips } from '@ecrin/ui/chip/chip.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { noFilter, type ChangeFields, type GoalFields } from './goal-fields.ts';
import { goalFormMessages as messages } from './goal-form.messages.ts';
import styles from './goal-form.module.css';

type ExampleFields = Pick<GoalFields, 'aim' | 'target' | 'frequency' | 'by' | 'filter'>;
const oneADay: ExampleFields = { aim: 'achieve', target: '1', frequency: 'daily', by: 'thoughts', filter: noFilter };

/** Ready goals, by the name their title has in `messages.example`. */
const examples: Readonly<Record<string, ExampleFields>> = {
  thoughts: oneADay,
  ideas: { ...oneADay, target: '3', frequency: 'weekly', filter: { ...noFilter, categories: ['idea'] } },
  wins: { ...oneADay, frequency: 'weekly', filter: { ...noFilter, statuses: ['win'] } },
  walk: { ...oneADay, by: 'taps' },
};

/** Goals to start from: each fills the form, where it can be changed. */
export const GoalExamples = ({ onChoose }: { onChoose: ChangeFields }) => {
  const { formatMessage } = useIntl();
  return (
    <section className={styles['examples']}>
      <p className="sm dim" aria-hidden>
        <FormattedMessage {...messages.examples} />
      </p>
      <Chips name={formatMessage(messages.examples)}>
        {Object.entries(examples).map(([name, fields]) => {
          const title = formatMessage(messages.example, { name });
          return (
            <Chip key={name} onClick={() => onChoose({ ...fields, title })}>
              {title}
            </Chip>
          );
        })}
      </Chips>
    </section>
  );
};

import type { BudgetedWork, QueuesAnswer } from '@ecrin/contracts/operation/operation.ts';
import { useIntl } from 'react-intl';
import { durationText } from '#lib/panel/duration-text.ts';
import { Facts } from '#lib/panel/panel.tsx';
import { breachMessages as messages } from './breach-facts.messages.ts';
import styles from './queues.module.css';

/** Where people notice it, in the words of administrators. */
const nameOf = {
  request: messages.requests,
  body: messages.requests,
  command: messages.requests,
  append: messages.requests,
  page: messages.pages,
  help: messages.requests,
  query: messages.lists,
  'moved-query': messages.lists,
  projection: messages.projections,
  trigger: messages.work,
  understanding: messages.work,
  activity: messages.work,
  job: messages.work,
  book: messages.books,
} as const satisfies Readonly<Record<BudgetedWork, unknown>>;

/** What held the service for longer than it may since it was started; one line where nothing did. */
export const BreachFacts = ({ breaches }: Pick<QueuesAnswer, 'breaches'>) => {
  const intl = useIntl();
  const { formatMessage } = intl;
  const named = [...Map.groupBy(breaches, ({ kind }) => nameOf[kind])].map(([name, of]) => ({
    name,
    count: of.reduce((sum, { count }) => sum + count, 0),
    longestMs: Math.max(...of.map(({ longestMs }) => longestMs)),
  }));
  if (named.length === 0)
    return (
      <Facts
        facts={[
          [
            formatMessage(messages.title),
            <span key="none" className={styles['state']} data-tone="good">
              {formatMessage(messages.none)}
            </span>,
          ],
        ]}
      />
    );
  return (
    <Facts
      facts={named.map(({ name, count, longestMs }) => [
        formatMessage(name),
        <span key={name.id} className={styles['state']} data-tone="soft">
          {formatMessage(messages.times, { count, duration: durationText(intl, longestMs) })}
        </span>,
      ])}
    />
  );
};

import type { BudgetedWork, QueuesAnswer } from '@ecrin/contracts/operation/operation.ts';
import { useIntl } from 'react-intl';
import { durationText } from '#lib/panel/duration-text.ts';
import { Facts, Panel } from '#lib/panel/panel.tsx';
import { breachMessages as messages } from './breaches.messages.ts';

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

/** What held the service for longer than it may since it was started; not shown where nothing did. */
export const BreachesPanel = ({ breaches }: Pick<QueuesAnswer, 'breaches'>) => {
  const intl = useIntl();
  const { formatMessage } = intl;
  if (breaches.length === 0) return null;
  const names = new Set(breaches.map(({ kind }) => nameOf[kind]));
  const facts = [...names].map((name) => {
    const of = breaches.filter(({ kind }) => nameOf[kind] === name);
    const count = of.reduce((sum, one) => sum + one.count, 0);
    const duration = durationText(intl, Math.max(...of.map(({ longestMs }) => longestMs)));
    return [formatMessage(name), formatMessage(messages.times, { count, duration })] as const;
  });
  return (
    <Panel
      title={formatMessage(messages.title)}
      aside={<span className="sm dim">{formatMessage(messages.since)}</span>}
    >
      <Facts facts={facts} />
    </Panel>
  );
};

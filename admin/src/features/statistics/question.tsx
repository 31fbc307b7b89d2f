import { shortDate } from '@ecrin/browser/time/short-date.ts';
import { maxGoalTarget } from '@ecrin/domain/goal/goal.vocabulary.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { ListFilters, type ChosenFilter } from '#lib/list/list-filters.tsx';
import { listMessages } from '#lib/list/list.messages.ts';
import { startOf } from '#lib/list/span.ts';
import { useWideViewport } from '#lib/page/use-wide-viewport.ts';
import { Panel } from '#lib/panel/panel.tsx';
import type { StatisticsQuestion } from './statistics.api.ts';
import { statisticsMessages as messages } from './statistics.messages.ts';
import styles from './statistics.module.css';

type QuestionProps = Readonly<{ asked: StatisticsQuestion; onAsk: (question: StatisticsQuestion) => void }>;

const formId = 'statistics-question';

const useTypedQuestion = (asked: StatisticsQuestion) => {
  const [typed, setTyped] = useState(asked);
  const [known, setKnown] = useState(asked);
  // Another question came with Back; the same one with anything else of the address.
  if (JSON.stringify(asked) !== JSON.stringify(known)) {
    setKnown(asked);
    setTyped(asked);
  }
  return [typed, setTyped] as const;
};

/** Where it stands in a sheet, its submission closes that. */
const QuestionForm = ({ asked, onAsk }: QuestionProps) => {
  const { formatMessage } = useIntl();
  const isWide = useWideViewport();
  const [typed, setTyped] = useTypedQuestion(asked);
  const isReversed = typed.from !== '' && typed.to !== '' && typed.to < typed.from;
  const fieldOf = (name: keyof StatisticsQuestion) => ({
    label: formatMessage(messages[name]),
    value: typed[name],
    onChange: ({ currentTarget: { value } }: FormEvent<HTMLInputElement>) => setTyped({ ...typed, [name]: value }),
  });
  const ask = (event: FormEvent) => {
    if (isReversed) event.preventDefault();
    else onAsk({ ...typed });
  };
  return (
    <form id={formId} method="dialog" className={styles['form']} onSubmit={ask}>
      <div className={styles['fields']}>
        <Field type="date" {...fieldOf('asOf')} />
        <Field type="date" {...fieldOf('from')} />
        <Field type="date" {...fieldOf('to')} error={isReversed ? formatMessage(messages.order) : null} />
        <Field type="number" inputMode="numeric" min={1} max={maxGoalTarget} {...fieldOf('target')} />
      </div>
      <div className={styles['buttons']}>
        {isWide && (
          <Button look="primary" type="submit">
            {formatMessage(messages.compute)}
          </Button>
        )}
        <p className="xs dim">{formatMessage(messages.optional)}</p>
      </div>
    </form>
  );
};

const dayOf = (value: string) => ({ day: shortDate(startOf(value) ?? value) });

/** What is asked, in words, each to be taken back. */
const useAsked = ({ asked, onAsk }: QuestionProps): readonly ChosenFilter[] => {
  const { formatMessage } = useIntl();
  const chip = (name: keyof StatisticsQuestion, labelOf: (value: string) => string) =>
    asked[name] === '' ? [] : [{ label: labelOf(asked[name]), drop: () => onAsk({ ...asked, [name]: '' }) }];
  return [
    ...chip('asOf', (value) => formatMessage(messages.asOfDay, dayOf(value))),
    ...chip('from', (value) => formatMessage(listMessages.since, dayOf(value))),
    ...chip('to', (value) => formatMessage(listMessages.until, dayOf(value))),
    ...chip('target', (target) => formatMessage(messages.targetOf, { target })),
  ];
};

/** Which goals are counted and as of when: in sight where there is room, on a phone behind one button, so that the figures are what one sees first. */
export const Question = (props: QuestionProps) => {
  const { formatMessage } = useIntl();
  const isWide = useWideViewport();
  const title = formatMessage(messages.question);
  const chosen = useAsked(props);
  if (isWide)
    return (
      <Panel title={title}>
        <QuestionForm {...props} />
      </Panel>
    );
  return (
    <ListFilters chosen={chosen} count="" sheet={{ title, done: formatMessage(messages.compute), form: formId }}>
      <QuestionForm {...props} />
    </ListFilters>
  );
};

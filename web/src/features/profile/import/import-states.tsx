import type { ImportItem } from '@ecrin/contracts/journal-import/journal-import.ts';
import { Button, buttonLook } from '@ecrin/ui/button/button.tsx';
import { ConfirmFirst } from '@ecrin/ui/confirm-dialog/confirm-first.tsx';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { useSourceName } from '#lib/journal-import/use-source-name.ts';
import { thisMoment } from '#lib/outbox/device-environment.ts';
import { formatDate, formatTime } from '#lib/time/date-format.ts';
import { usePauseImportMutation, useResumeImportMutation, useUndoImportMutation } from './import.api.ts';
import { importMessages as messages } from './import.messages.ts';
import styles from './import.module.css';

type Of = Readonly<{ item: ImportItem }>;
const momentHere = (occurredAt: string) => ({ ...thisMoment(), occurredAt });

/** Takes back everything, after a question that says what was changed since. */
const UndoAll = ({ item: { importId, thoughts, changed } }: Of) => {
  const { formatMessage } = useIntl();
  const withFeedback = useCommandFeedback();
  const [undo, { isLoading }] = useUndoImportMutation();
  return (
    <ConfirmFirst
      title={formatMessage(messages.undoTitle)}
      text={formatMessage(messages.undoText, { count: thoughts, changed })}
      confirmLabel={formatMessage(messages.undo)}
      cancelLabel={formatMessage(messages.undoKeep)}
      look="danger"
      onConfirm={() => void withFeedback(undo(importId).unwrap())}
    >
      {(ask) => (
        <Button look="danger" busy={isLoading} onClick={ask}>
          {formatMessage(messages.undo)}
        </Button>
      )}
    </ConfirmFirst>
  );
};

/** How far an import is, with a way to hold it. */
export const UnderWay = ({ item }: Of) => {
  const { formatMessage } = useIntl();
  const withFeedback = useCommandFeedback();
  const [pause, pausing] = usePauseImportMutation();
  const [resume, resuming] = useResumeImportMutation();
  const isPaused = item.status === 'paused';
  const said = formatMessage(messages.running, { thoughts: item.thoughts, entries: item.entries });
  return (
    <section className={styles['part']}>
      <output className="h4">{isPaused ? `${formatMessage(messages.paused)}, ${said}` : said}</output>
      <progress className={styles['far']} value={item.thoughts} max={item.entries} aria-label={said} />
      {!isPaused && <p className="sm dim">{formatMessage(messages.runningText)}</p>}
      <div className={styles['choices']}>
        <Button
          busy={pausing.isLoading || resuming.isLoading}
          onClick={() => void withFeedback((isPaused ? resume : pause)(item.importId).unwrap())}
        >
          {formatMessage(isPaused ? messages.resume : messages.pause)}
        </Button>
        <UndoAll item={item} />
      </div>
    </section>
  );
};

type LineProps = Readonly<{ name: string; children: ReactNode }>;

const Line = ({ name, children }: LineProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** What came, what did not, and what became of the file. */
const Lines = ({ item: { entries, brought, understand, endedAt } }: Of) => {
  const { formatMessage, formatNumber } = useIntl();
  const { language } = useLanguage();
  const came = brought ?? 0;
  return (
    <dl className={styles['lines']}>
      <Line name={formatMessage(messages.receiptCame)}>{formatNumber(came)}</Line>
      <Line name={formatMessage(messages.receiptOut)}>{formatNumber(Math.max(0, entries - came))}</Line>
      {endedAt !== null && (
        <Line name={formatMessage(messages.receiptFile)}>{formatTime(language, momentHere(endedAt))}</Line>
      )}
      <Line name={formatMessage(messages.receiptRead)}>
        {formatMessage(messages.receiptReadHow, { understand: understand ? 'yes' : 'no' })}
      </Line>
    </dl>
  );
};

/** What came of an import: its receipt. */
export const Done = ({ item }: Of) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const nameOf = useSourceName();
  const date = formatDate(language, item.endedAt ?? item.startedAt);
  return (
    <section className={styles['receipt']}>
      <p className="display" data-level="3">
        {formatMessage(messages.done, { count: item.brought ?? item.thoughts })}
      </p>
      <p className="dim">{formatMessage(messages.doneText, { date, source: nameOf(item.source) })}</p>
      <Lines item={item} />
      <div className={styles['choices']}>
        <Link href="/app/thoughts" {...buttonLook({ look: 'primary' })}>
          {formatMessage(messages.reread)}
        </Link>
        {item.thoughts > 0 && <UndoAll item={item} />}
      </div>
      <p className="sm dim">{formatMessage(messages.undoUntil, { date: formatDate(language, item.undoUntil) })}</p>
    </section>
  );
};

/** The imports of before. */
export const Before = ({ items }: Readonly<{ items: readonly ImportItem[] }>) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const nameOf = useSourceName();
  if (items.length === 0) return null;
  return (
    <section className={styles['part']} aria-labelledby="import-before">
      <h2 className="h4" id="import-before">
        {formatMessage(messages.before)}
      </h2>
      <ul className={styles['before']}>
        {items.map((item) => (
          <li key={item.importId}>
            <span className="sm dim">{formatDate(language, item.startedAt)}</span>
            <span>
              {formatMessage(messages.beforeLine, {
                source: nameOf(item.source),
                status: item.status,
                count: item.thoughts,
              })}
            </span>
            {item.status === 'ended' && item.thoughts > 0 && <UndoAll item={item} />}
          </li>
        ))}
      </ul>
    </section>
  );
};

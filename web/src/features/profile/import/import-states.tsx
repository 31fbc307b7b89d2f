import type { ImportItem } from '@ecrin/contracts/journal-import/journal-import.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { ConfirmFirst } from '@ecrin/ui/confirm-dialog/confirm-first.tsx';
import { useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { useSourceName } from '#lib/journal-import/use-source-name.ts';
import { formatDate } from '#lib/time/date-format.ts';
import { usePauseImportMutation, useResumeImportMutation, useUndoImportMutation } from './import.api.ts';
import { importMessages as messages } from './import.messages.ts';
import styles from './import.module.css';

type Of = Readonly<{ item: ImportItem }>;

/** Takes back everything, after a question that says what was changed since. */
export const UndoAll = ({ item: { importId, thoughts, changed } }: Of) => {
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

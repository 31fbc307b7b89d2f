import type { Activity } from '@ecrin/contracts/activity/activity.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { chevronDownIcon } from '@ecrin/ui/icon/icons.ts';
import { useId } from 'react';
import { actorText, EventIcon, Line, timeOf, type LineProps } from './activity-line.tsx';
import { groupSentenceOf } from './activity-words.ts';
import { activityMessages as messages } from './activity.messages.ts';
import styles from './activity.module.css';

type ActivityGroupProps = Omit<LineProps, 'event'> &
  Readonly<{
    /** Like events, newest first. */
    run: readonly Activity[];
    /** Some of its like are on another page. */
    cut: boolean;
    open: boolean;
    onToggle: () => void;
  }>;

/** A run of like events as one row: how many, from when to when; opened, one by one. */
export const ActivityGroup = ({ run, told, words, cut, open, onToggle }: ActivityGroupProps) => {
  const listId = useId();
  const [newest] = run;
  const oldest = run.at(-1);
  if (!newest || !oldest) return null;
  const details = [
    words.formatMessage(messages.span, { from: timeOf(oldest, words), until: timeOf(newest, words) }),
    ...(told.acts === 'of-one' ? [] : [actorText(newest, told, words)]),
    ...(cut ? [words.formatMessage(messages.cut)] : []),
  ];
  return (
    <li className={styles['line']} data-kind={newest.kind}>
      <time dateTime={newest.recordedAt}>{timeOf(newest, words)}</time>
      <EventIcon {...newest} />
      <div>
        <button
          type="button"
          className={styles['group']}
          aria-expanded={open}
          aria-controls={listId}
          onClick={onToggle}
        >
          <span className={styles['sentence']}>{groupSentenceOf(newest, run.length, words)}</span>
          <Icon of={chevronDownIcon} size="sm" />
        </button>
        <p className="sm dim">{details.join(' · ')}</p>
        <ol id={listId} className={styles['run']} hidden={!open}>
          {open && run.map((event) => <Line key={event.id} event={event} told={told} words={words} />)}
        </ol>
      </div>
    </li>
  );
};

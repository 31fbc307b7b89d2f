import type { ReminderSending } from '@ecrin/contracts/reminder/reminder.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { VisuallyHidden } from '@ecrin/ui/visually-hidden/visually-hidden.tsx';
import { FormattedMessage } from 'react-intl';
import { otherOutcomes, sendingOutcome } from './sending-outcome.ts';
import { sendingMessages as messages } from './sendings.messages.ts';
import { sendingIcons, useSendingWords } from './use-sending-words.ts';
import styles from '../reminders.module.css';

type RowProps = Readonly<{
  sending: ReminderSending;
  /** On whose clock it is told. */
  timeZone: string;
  /** With everything that is known, instead of with its title. */
  whole?: boolean;
}>;

/** When it was due, what became of it, and a drawing of that. */
export const SendingRow = ({ sending, timeZone, whole = false }: RowProps) => {
  const words = useSendingWords(timeZone);
  const told = sendingOutcome(sending);
  const lines = whole
    ? [...words.more(sending), ...otherOutcomes(sending.outcomes, told).map(words.outcome)]
    : [sending.title];
  return (
    <li className={styles['sending']} data-state={told.state}>
      <time dateTime={sending.dueAt}>{words.moment(sending.dueAt)}</time>
      <div>
        <p>{words.summary(told)}</p>
        {[...new Set(lines)].map(
          (line) =>
            line && (
              <p key={line} className="xs dim">
                {line}
              </p>
            ),
        )}
      </div>
      <span>
        <Icon of={sendingIcons[told.state]} size="sm" />
        <VisuallyHidden>
          <FormattedMessage {...messages.state} values={{ state: told.state }} />
        </VisuallyHidden>
      </span>
    </li>
  );
};

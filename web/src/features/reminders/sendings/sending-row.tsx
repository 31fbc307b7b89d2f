import type { DeliveryOutcome } from '@ecrin/contracts/notification/notification.ts';
import type { ReminderSending } from '@ecrin/contracts/reminder/reminder.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { bellOffIcon, checkIcon, checksIcon, clockIcon, moonIcon, type IconShape } from '@ecrin/ui/icon/icons.ts';
import { VisuallyHidden } from '@ecrin/ui/visually-hidden/visually-hidden.tsx';
import { useIntl, FormattedMessage } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { selectKey, useBlockReason } from '#lib/push/use-block-reason.ts';
import { formatTime, formatDate } from '#lib/time/date-format.ts';
import { type SendingOutcome, otherOutcomes, sendingOutcome } from './sending-outcome.ts';
import { outcomeMessages, sendingMessages as messages } from './sendings.messages.ts';
import styles from '../reminders.module.css';

type Gone = Extract<SendingOutcome, { state: 'received' | 'sent' }>;

export const sendingIcons: Readonly<Record<SendingOutcome['state'], IconShape>> = {
  opened: checksIcon,
  received: checkIcon,
  sent: checkIcon,
  held: moonIcon,
  blocked: bellOffIcon,
  kept: clockIcon,
};

/** The texts about sendings, in `timeZone`. */
export const useSendingWords = (timeZone: string) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const whyOf = useBlockReason();
  const time = (instant: string) => formatTime(language, { occurredAt: instant, timeZone });
  /** « 17/11 21:30 » */
  const moment = (instant: string) => `${formatDate(language, instant, timeZone).slice(0, 5)} ${time(instant)}`;

  const gone = ({ state, channel, device }: Gone): string => {
    if (state === 'received') return formatMessage(messages.received, { device: device ?? 'none' });
    return channel === 'mail'
      ? formatMessage(messages.mailed)
      : formatMessage(messages.sent, { device: device ?? 'none' });
  };
  const summary = (sent: SendingOutcome): string => {
    if (sent.state === 'opened') return formatMessage(messages.opened, { time: time(sent.at) });
    if (sent.state === 'held')
      return formatMessage(sent.wentOut ? messages.heldThen : messages.held, { time: time(sent.until) });
    if (sent.state === 'blocked') return formatMessage(messages.blocked, { reason: whyOf(sent.reason) });
    return sent.state === 'kept' ? formatMessage(messages.kept) : gone(sent);
  };
  /** More facts: a snoozed repeat, missed ones it covers, done, snoozed. */
  const more = ({ snoozed, missed, doneAt, snoozedUntil }: ReminderSending): readonly string[] => [
    ...(snoozed ? [formatMessage(messages.again)] : []),
    ...(missed > 0 ? [formatMessage(messages.missed, { count: missed })] : []),
    ...(doneAt ? [formatMessage(messages.done, { time: time(doneAt) })] : []),
    ...(snoozedUntil ? [formatMessage(messages.snoozed, { moment: moment(snoozedUntil) })] : []),
  ];
  const outcome = ({ channel, device, state, until, reason, at }: DeliveryOutcome): string => {
    const where = formatMessage(outcomeMessages.onDevice, {
      mail: channel === 'mail' ? 'yes' : 'no',
      device: device ?? 'none',
    });
    const what = formatMessage(outcomeMessages.outcome, {
      state: selectKey(state),
      until: until ? time(until) : '',
      reason: reason ? whyOf(reason) : '',
    });
    return formatMessage(outcomeMessages.line, { time: time(at), where, outcome: what });
  };
  return { summary, more, outcome, moment, time };
};

type RowProps = Readonly<{
  sending: ReminderSending;
  /** The time zone of the shown times. */
  timeZone: string;
  /** Shows all outcomes instead of the title. */
  whole?: boolean;
}>;

/** When it was due, its outcome, and an icon. */
export const SendingRow = ({ sending, timeZone, whole = false }: RowProps) => {
  const words = useSendingWords(timeZone);
  const outcome = sendingOutcome(sending);
  const lines = whole
    ? [...words.more(sending), ...otherOutcomes(sending.outcomes, outcome).map(words.outcome)]
    : [sending.title];
  return (
    <li className={styles['sending']} data-state={outcome.state}>
      <time dateTime={sending.dueAt}>{words.moment(sending.dueAt)}</time>
      <div>
        <p>{words.summary(outcome)}</p>
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
        <Icon of={sendingIcons[outcome.state]} size="sm" />
        <VisuallyHidden>
          <FormattedMessage {...messages.state} values={{ state: outcome.state }} />
        </VisuallyHidden>
      </span>
    </li>
  );
};

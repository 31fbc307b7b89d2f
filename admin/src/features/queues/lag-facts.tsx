import type { QueuesAnswer } from '@ecrin/contracts/operation/operation.ts';
import { useIntl } from 'react-intl';
import { durationText } from '#lib/panel/duration-text.ts';
import { Facts } from '#lib/panel/panel.tsx';
import { queuePanelMessages as messages } from './queue-panels.messages.ts';
import styles from './queues.module.css';

/** From so many seconds on it is told as a delay, and from so many on as a fault. */
const delayedFrom = { prompt: [2, 10], deferred: [60, 600] } as const;

/** How far behind the read models are. */
export const LagFacts = ({ lag }: Readonly<{ lag: NonNullable<QueuesAnswer['lag']> }>) => {
  const intl = useIntl();
  const { formatMessage } = intl;
  const delayOf = (of: keyof typeof delayedFrom) => {
    const [seconds, [soft, bad]] = [lag[of], delayedFrom[of]];
    if (seconds < soft) return { tone: 'good', text: formatMessage(messages.upToDate) };
    const text = formatMessage(messages.delayed, { duration: durationText(intl, seconds * 1_000) });
    return { tone: seconds < bad ? 'soft' : 'bad', text };
  };
  return (
    <Facts
      facts={(['prompt', 'deferred'] as const).map((of) => {
        const { tone, text } = delayOf(of);
        return [
          formatMessage(messages[of]),
          <span key={of} className={styles['state']} data-tone={tone}>
            {text}
          </span>,
        ];
      })}
    />
  );
};

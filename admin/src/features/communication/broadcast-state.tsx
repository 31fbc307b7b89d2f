import type { BroadcastCard } from '@ecrin/contracts/broadcast/broadcast.ts';
import { useIntl } from 'react-intl';
import { communicationMessages as messages } from './communication.messages.ts';
import styles from './communication.module.css';

/** A dot and a word; of what was stopped with how many had it. */
export const BroadcastState = ({ broadcast: { state, form, figures } }: { broadcast: BroadcastCard }) => {
  const { formatMessage } = useIntl();
  return (
    <span className={styles['state']} data-state={state}>
      {formatMessage(messages.state, { state, form, count: figures.reached })}
    </span>
  );
};

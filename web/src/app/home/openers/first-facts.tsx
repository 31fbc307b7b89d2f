import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { openersMessages as messages } from './openers.messages.ts';
import styles from '../home.module.css';

/** Two facts at the side before the first thought, on a desk. */
export const FirstFacts = () => {
  const { formatMessage } = useIntl();
  return (
    <aside className={styles['aside']} aria-label={formatMessage(messages.trust)}>
      <section>
        <h2>{formatMessage(messages.nobodyReads)}</h2>
        <p className="sm dim">
          {formatMessage(messages.looks)}{' '}
          <Link href="/app/profile/looks" className="link">
            {formatMessage(messages.trust)}
          </Link>
        </p>
      </section>
      <section>
        <h2>{formatMessage(messages.microphone)}</h2>
        <p className="sm dim">{formatMessage(messages.microphoneText)}</p>
      </section>
    </aside>
  );
};

import { FormattedMessage, useIntl } from 'react-intl';
import { thoughtMessages as messages } from '../thought.messages.ts';
import styles from './thought-screen.module.css';

/** Human help before anything else on the page. Nobody is scolded, nothing is asked. */
export const CrisisHelp = () => {
  const { formatMessage } = useIntl();
  return (
    <section className={styles['help']} aria-label={formatMessage(messages.help)}>
      <h2 className="display" data-level="3">
        <FormattedMessage {...messages.help} />
      </h2>
      <p>
        <FormattedMessage {...messages.helpText} />
      </p>
      <a href="tel:3114" className="link">
        <FormattedMessage {...messages.helpCall} />
      </a>
    </section>
  );
};

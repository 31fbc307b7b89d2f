import { FormattedMessage, useIntl } from 'react-intl';
import { crisisHelpMessages as messages } from './crisis-help.messages.ts';
import styles from './crisis-help.module.css';

/** Crisis help, before anything else: of a thought, or of an answer. */
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

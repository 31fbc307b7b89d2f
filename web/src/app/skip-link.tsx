import { FormattedMessage } from 'react-intl';
import { appMessages as messages } from './app.messages.ts';
import styles from './skip-link.module.css';

export const SkipLink = () => (
  <a className={styles['skip']} href="#content">
    <FormattedMessage {...messages.skip} />
  </a>
);

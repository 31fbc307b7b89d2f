import { FormattedMessage } from 'react-intl';
import { problemMessages as messages } from '../api/problem.messages.ts';
import { useAway } from './connection.ts';

/** Why something is not shown that could not be loaded. */
export const NotLoaded = () => <FormattedMessage {...messages.notLoaded} values={{ away: useAway() ?? 'none' }} />;

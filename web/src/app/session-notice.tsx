import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useSessionLost } from '../lib/session-lost.ts';
import { appMessages as messages } from './app.messages.ts';
import styles from './session-notice.module.css';

/** Why one is suddenly outside, and that nothing is lost; until one is in again. */
export const SessionNotice = () => {
  const { formatMessage } = useIntl();
  if (!useSessionLost()) return null;
  const back = <Link href="/login" {...buttonLook({ look: 'text' })}>{formatMessage(messages.logIn)}</Link>;
  return <div className={styles['notice']}><Banner tone="info" action={back}>{formatMessage(messages.sessionLost)}</Banner></div>;
};

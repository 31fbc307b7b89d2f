import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { useIntl } from 'react-intl';
import { useSessionLost } from '#lib/session/session-lost.ts';
import { appMessages as messages } from '../app.messages.ts';
import styles from './session-notice.module.css';

/** Explains the sign-out, and that nothing is lost; until the next sign-in. */
export const SessionNotice = () => {
  const { formatMessage } = useIntl();
  if (!useSessionLost()) return null;
  return (
    <div className={styles['notice']}>
      <Banner tone="info">{formatMessage(messages.sessionLost)}</Banner>
    </div>
  );
};

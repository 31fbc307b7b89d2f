import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { useIntl } from 'react-intl';
import { useRegisterSW } from 'virtual:pwa-register/react';
import { useRecorder } from '../features/capture/recorder.ts';
import { updateMessages as messages } from './offline.messages.ts';
import styles from './update-banner.module.css';

/** A new version is offered, never forced; while something is being recorded it cannot even be chosen. */
export const UpdateBanner = () => {
  const { formatMessage } = useIntl();
  const recording = useRecorder().status !== 'idle';
  const { needRefresh: [ready, setReady], updateServiceWorker } = useRegisterSW();
  if (!ready) return null;
  const ways = (
    <span className={styles['ways']}>
      <Button look="text" onClick={() => setReady(false)}>{formatMessage(messages.later)}</Button>
      {!recording && <Button look="text" onClick={() => void updateServiceWorker(true)}>{formatMessage(messages.reload)}</Button>}
    </span>
  );
  return (
    <div className={styles['update']}>
      <Banner tone="info" action={ways}>{formatMessage(recording ? messages.recording : messages.ready)}</Banner>
    </div>
  );
};

import { RecordButton } from '@ecrin/ui/record-button/record-button.tsx';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../lib/intl.tsx';
import { captureMessages as messages } from './capture.messages.ts';
import styles from './capture-layer.module.css';
import { startRecording, useRecorder } from './recorder.ts';

const CaptureOverlays = lazy(async () => ({ default: (await import('./capture-overlays.tsx')).CaptureOverlays }));

/** The record button of a phone: there with the first paint, and a tap on it counts before anything else is loaded. */
const RecordDock = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return (
    <div className={styles['dock']}>
      <RecordButton label={formatMessage(messages.record)} onClick={() => void startRecording(language)} />
    </div>
  );
};

const useAfterFirstPaint = () => {
  const [after, setAfter] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAfter(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return after;
};

/** Recording over every client screen: button, recorder, its bar when reduced, and what a crash left behind. Mount once, beside the screens. */
export const CaptureLayer = () => {
  const { status } = useRecorder();
  const calm = useAfterFirstPaint();
  const live = status === 'recording' || status === 'paused' || status === 'sealing' || status === 'failed';
  return (
    <>
      {!live && <RecordDock />}
      {(calm || status !== 'idle') && <Suspense fallback={null}><CaptureOverlays /></Suspense>}
    </>
  );
};

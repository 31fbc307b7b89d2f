import { lazyPart } from '@ecrin/browser/navigation/lazy-part.tsx';
import { RecordButton } from '@ecrin/ui/record-button/record-button.tsx';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage, withMessages } from '#lib/i18n/intl.tsx';
import { whenIdle } from '#lib/page/when-idle.ts';
import { captureMessages as messages } from './capture.messages.ts';
import { useRecorder } from './recorder/recorder-store.ts';
import type { RecorderStatus } from './recorder/recorder.machine.ts';
import { recordingEngine, startRecording } from './recorder/start-recording.ts';
import styles from './capture-layer.module.css';

const CaptureOverlays = lazyPart(
  withMessages('further', async () => (await import('./capture-overlays.tsx')).CaptureOverlays),
);

/** The record button of a phone: part of the first paint, and a tap on it counts before anything else is loaded. */
const RecordDock = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const asking = useRecorder().status === 'asking-permission';
  return (
    <div className={styles['dock']}>
      <RecordButton
        label={formatMessage(messages.record)}
        level={asking ? 1 : undefined}
        onClick={() => void startRecording(language)}
      />
    </div>
  );
};

const useAfterFirstPaint = () => {
  const [after, setAfter] = useState(false);
  useEffect(() => {
    const begin = async () => {
      await whenIdle();
      setAfter(true);
      // Prefetched, so that a tap without network can record.
      await recordingEngine();
    };
    const timer = setTimeout(() => void begin().catch(() => {}), 300);
    return () => clearTimeout(timer);
  }, []);
  return after;
};

/** The focus is lost when the recorder closes: the visible record button gets it. */
const useRestoreFocus = (live: boolean) => {
  useEffect(() => {
    if (!live) return undefined;
    return () => {
      if (document.activeElement !== document.body) return;
      for (const button of document.querySelectorAll<HTMLElement>('[data-record]'))
        button.focus({ preventScroll: true });
    };
  }, [live]);
};

const liveStatuses: ReadonlySet<RecorderStatus> = new Set(['recording', 'paused', 'sealing', 'failed']);

/** Recording over every client screen: button, recorder, its bar when minimised, and recordings left by a crash. Mount once, next to the screens; `dock`: whether this screen shows the button. */
export const CaptureLayer = ({ dock = true }: { dock?: boolean }) => {
  const { status } = useRecorder();
  const calm = useAfterFirstPaint();
  const live = liveStatuses.has(status);
  useRestoreFocus(live);
  return (
    <>
      {dock && !live && <RecordDock />}
      {(calm || status !== 'idle') && <CaptureOverlays />}
    </>
  );
};

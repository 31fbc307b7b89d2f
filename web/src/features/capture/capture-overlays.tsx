import { Announcer } from './announcer.tsx';
import { RecorderMiniBar } from './recorder-mini-bar.tsx';
import { RecorderOverlay } from './recorder-overlay.tsx';
import type { RecorderStatus } from './recorder.machine.ts';
import { useRecorder, type Recorder } from './recorder.ts';
import { RecoveryCard } from './recovery-card.tsx';

const visible: ReadonlySet<RecorderStatus> = new Set(['asking-permission', 'recording', 'paused', 'sealing', 'failed']);

const shows = ({ status, screen }: Recorder): 'lid' | 'bar' | null => {
  if (!visible.has(status)) return null;
  return screen === 'open' ? 'lid' : 'bar';
};

/** What appears over the screens; loaded after the first paint, or with the first tap. */
export const CaptureOverlays = () => {
  const shown = shows(useRecorder());
  return (
    <>
      {shown === 'lid' && <RecorderOverlay />}
      {shown === 'bar' && <RecorderMiniBar />}
      <RecoveryCard />
      <Announcer />
    </>
  );
};

import { Announcer } from './announcer.tsx';
import { RecorderMiniBar } from './recorder-mini-bar.tsx';
import { RecorderOverlay } from './recorder-overlay.tsx';
import { useRecorder, type Recorder } from './recorder.ts';
import { RecoveryCard } from './recovery-card.tsx';

const shows = ({ status, screen }: Recorder): 'lid' | 'bar' | null => {
  if (status === 'asking-permission' || status === 'failed') return screen === 'open' ? 'lid' : status === 'failed' ? 'bar' : null;
  if (status === 'recording' || status === 'paused' || status === 'sealing') return screen === 'open' ? 'lid' : 'bar';
  return null;
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

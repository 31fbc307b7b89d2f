import { KeptApartNotice } from './append/kept-apart-notice.tsx';
import { LaunchRequest } from './launch-request.tsx';
import { RecorderMiniBar } from './recorder/recorder-mini-bar.tsx';
import { RecorderOverlay } from './recorder/recorder-overlay.tsx';
import { useRecorder, type Recorder } from './recorder/recorder-store.ts';
import type { RecorderStatus } from './recorder/recorder.machine.ts';
import { RecordingStatusAnnouncer } from './recorder/recording-status-announcer.tsx';
import { RecoveryCard } from './recovery/recovery-card.tsx';
import { UnknownZoneNotice } from './unknown-zone-notice.ts';

const visibleStatuses: ReadonlySet<RecorderStatus> = new Set([
  'asking-permission',
  'recording',
  'paused',
  'sealing',
  'failed',
]);

const shownOverlay = ({ status, screen }: Recorder): 'lid' | 'bar' | null => {
  if (!visibleStatuses.has(status)) return null;
  return screen === 'open' ? 'lid' : 'bar';
};

/** What appears over the screens; loaded after the first paint, or with the first tap. */
export const CaptureOverlays = () => {
  const shown = shownOverlay(useRecorder());
  return (
    <>
      {shown === 'lid' && <RecorderOverlay />}
      {shown === 'bar' && <RecorderMiniBar />}
      <LaunchRequest />
      <RecoveryCard />
      <KeptApartNotice />
      <UnknownZoneNotice />
      <RecordingStatusAnnouncer />
    </>
  );
};

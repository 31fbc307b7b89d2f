import { VisuallyHidden } from '@ecrin/ui/visually-hidden/visually-hidden.tsx';
import { useIntl } from 'react-intl';
import { captureMessages as messages } from '../capture.messages.ts';
import { useRecorder } from './recorder-store.ts';
import { useTrackLastRecording } from './use-track-last-recording.ts';

const announcedStatuses = {
  'stored-on-device': messages.stored,
  received: messages.arrived,
  transcribing: messages.transcribing,
  analysing: messages.analysing,
  ready: messages.ready,
} as const;
const isAnnounced = (status: string): status is keyof typeof announcedStatuses => status in announcedStatuses;

/** Reads aloud how the last recording fares, after the recorder is closed. */
export const RecordingStatusAnnouncer = () => {
  const { formatMessage } = useIntl();
  const { status } = useRecorder();
  useTrackLastRecording();
  return (
    <output>
      <VisuallyHidden>{isAnnounced(status) ? formatMessage(announcedStatuses[status]) : ''}</VisuallyHidden>
    </output>
  );
};

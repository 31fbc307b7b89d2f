import type { RecordingHeard } from '@ecrin/contracts/transport/socket-messages.ts';

type Listener = (recordingId: string | null) => void;
const listeners = new Set<Listener>();

/** null: notices may have been missed, of any recording. */
const tell = (recordingId: string | null) => listeners.forEach((listener) => listener(recordingId));

export const onRecordingHeard = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
export const tellRecordingHeard = ({ recordingId }: RecordingHeard) => tell(recordingId);
export const tellNoticesMissed = () => tell(null);

/** The status of one recording, from the tap to its insights. */
export type RecorderStatus =
  | 'idle'
  | 'asking-permission'
  | 'recording'
  | 'paused'
  | 'sealing'
  | 'stored-on-device'
  | 'uploading'
  | 'received'
  | 'transcribing'
  | 'analysing'
  | 'ready'
  | 'failed';

export const recorderFailures = [
  'permission-refused',
  'no-microphone',
  'microphone-busy',
  'unsupported',
  'insecure',
  'microphone-lost',
  'storage-full',
  'storage-unavailable',
  'nothing-recorded',
  'unexpected',
] as const;
export type RecorderFailure = (typeof recorderFailures)[number];

/** `thoughtId`: of the new thought; `appendTo`: the thought it is recorded for instead. */
export type RecordingIds = Readonly<{ recordingId: string; thoughtId: string; appendTo?: string }>;
/** `recording` survives every failure unless there was no audio: it stays until it is sealed or discarded. */
export type RecorderState = Readonly<{
  status: RecorderStatus;
  recording: RecordingIds | null;
  failure: RecorderFailure | null;
}>;

export type RecorderEvent =
  | Readonly<{ type: 'granted'; recording: RecordingIds }>
  | Readonly<{ type: 'fail'; failure: RecorderFailure }>
  | Readonly<{
      type:
        | 'start'
        | 'pause'
        | 'resume'
        | 'finish'
        | 'discard'
        | 'dismiss'
        | 'stored'
        | 'waiting'
        | 'sending'
        | 'received'
        | 'transcribing'
        | 'analysing'
        | 'ready';
    }>;

type Row = Partial<Readonly<Record<RecorderEvent['type'], RecorderStatus>>>;

/** The steps after those of the device follow the server, which may skip some; a new recording may start during any. */
const afterDevice: Row = {
  start: 'asking-permission',
  received: 'received',
  transcribing: 'transcribing',
  analysing: 'analysing',
  ready: 'ready',
  dismiss: 'idle',
};

export const recorderTransitions: Readonly<Record<RecorderStatus, Row>> = {
  idle: { start: 'asking-permission', fail: 'failed' },
  'asking-permission': { granted: 'recording', fail: 'failed', dismiss: 'idle' },
  recording: { pause: 'paused', finish: 'sealing', discard: 'idle', fail: 'failed' },
  paused: { resume: 'recording', finish: 'sealing', discard: 'idle', fail: 'failed' },
  sealing: { stored: 'stored-on-device', fail: 'failed' },
  'stored-on-device': { ...afterDevice, sending: 'uploading', fail: 'failed' },
  uploading: { ...afterDevice, waiting: 'stored-on-device', fail: 'failed' },
  received: {
    start: 'asking-permission',
    transcribing: 'transcribing',
    analysing: 'analysing',
    ready: 'ready',
    dismiss: 'idle',
  },
  transcribing: { start: 'asking-permission', analysing: 'analysing', ready: 'ready', dismiss: 'idle' },
  analysing: { start: 'asking-permission', ready: 'ready', dismiss: 'idle' },
  ready: { start: 'asking-permission', dismiss: 'idle' },
  failed: { start: 'asking-permission', finish: 'sealing', discard: 'idle', dismiss: 'idle' },
};

export const idleRecorder: RecorderState = { status: 'idle', recording: null, failure: null };

/** After a failure: stored audio is finished or discarded; without any, one starts again or dismisses. */
const isOpenAfterFailure = ({ recording }: RecorderState, { type }: RecorderEvent): boolean =>
  (type === 'finish' || type === 'discard') === (recording !== null);

const nextRecording = (
  { recording }: RecorderState,
  event: RecorderEvent,
): Pick<RecorderState, 'recording' | 'failure'> => {
  if (event.type === 'granted') return { recording: event.recording, failure: null };
  if (event.type === 'fail')
    return { recording: event.failure === 'nothing-recorded' ? null : recording, failure: event.failure };
  return { recording, failure: null };
};

/** An event without a transition changes nothing. */
export const nextRecorderState = (state: RecorderState, event: RecorderEvent): RecorderState => {
  const status = recorderTransitions[state.status][event.type];
  if (!status || (state.status === 'failed' && !isOpenAfterFailure(state, event))) return state;
  if (status === 'idle' || status === 'asking-permission') return { ...idleRecorder, status };
  return { status, ...nextRecording(state, event) };
};

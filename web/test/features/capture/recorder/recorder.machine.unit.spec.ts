import { describe, expect, it } from 'vitest';
import {
  idleRecorder,
  nextRecorderState,
  recorderFailures,
  recorderTransitions,
  type RecorderEvent,
  type RecorderState,
  type RecorderStatus,
} from '#features/capture/recorder/recorder.machine.ts';

const recording = { recordingId: 'r', thoughtId: 't' };
const eventOf = (type: RecorderEvent['type']): RecorderEvent => {
  if (type === 'granted') return { type, recording };
  return type === 'fail' ? { type, failure: 'unexpected' } : { type };
};
const types: readonly RecorderEvent['type'][] = [
  'start',
  'granted',
  'fail',
  'pause',
  'resume',
  'finish',
  'discard',
  'dismiss',
  'stored',
  'waiting',
  'sending',
  'received',
  'transcribing',
  'analysing',
  'ready',
];
const statuses = Object.keys(recorderTransitions) as RecorderStatus[];
const after = (...events: readonly RecorderEvent['type'][]) =>
  events.map(eventOf).reduce(nextRecorderState, idleRecorder);

it('goes from the tap to the insights', () => {
  const steps = (
    [
      'start',
      'granted',
      'pause',
      'resume',
      'finish',
      'stored',
      'sending',
      'received',
      'transcribing',
      'analysing',
      'ready',
    ] as const
  ).map(eventOf);
  let state: RecorderState = idleRecorder;
  const seen = steps.map((event) => (state = nextRecorderState(state, event)).status);

  expect(seen).toEqual([
    'asking-permission',
    'recording',
    'paused',
    'recording',
    'sealing',
    'stored-on-device',
    'uploading',
    'received',
    'transcribing',
    'analysing',
    'ready',
  ]);
  expect(state.recording).toEqual(recording);
});

describe.each(statuses)('in %s', (status) => {
  const state: RecorderState = { status, recording, failure: status === 'failed' ? 'microphone-lost' : null };

  it.each(types.filter((type) => !recorderTransitions[status][type]))('%s changes nothing', (type) => {
    expect(nextRecorderState(state, eventOf(type))).toBe(state);
  });
});

describe.each(['recording', 'paused', 'sealing', 'stored-on-device', 'uploading'] as const)(
  'a failure while %s',
  (status) => {
    it.each(recorderFailures.filter((failure) => failure !== 'nothing-recorded'))('%s keeps the audio', (failure) => {
      expect(nextRecorderState({ status, recording, failure: null }, { type: 'fail', failure })).toEqual({
        status: 'failed',
        recording,
        failure,
      });
    });
  },
);

it('a recording without any audio leaves nothing to save', () => {
  expect(nextRecorderState(after('start', 'granted', 'finish'), { type: 'fail', failure: 'nothing-recorded' })).toEqual(
    { status: 'failed', recording: null, failure: 'nothing-recorded' },
  );
});

it('a failed recording with audio can be saved or discarded, and nothing else', () => {
  const failed = after('start', 'granted', 'fail');
  expect(nextRecorderState(failed, eventOf('finish'))).toEqual({ status: 'sealing', recording, failure: null });
  expect(nextRecorderState(failed, eventOf('discard'))).toEqual(idleRecorder);
  expect(nextRecorderState(failed, eventOf('start'))).toBe(failed);
  expect(nextRecorderState(failed, eventOf('dismiss'))).toBe(failed);
});

it('a refused microphone leaves nothing to save: it can be retried or closed', () => {
  const refused = after('start', 'fail');
  expect(nextRecorderState(refused, eventOf('finish'))).toBe(refused);
  expect(nextRecorderState(refused, eventOf('start')).status).toBe('asking-permission');
  expect(nextRecorderState(refused, eventOf('dismiss'))).toEqual(idleRecorder);
});

it('a server that goes down again moves the recording back to the device', () => {
  expect(after('start', 'granted', 'finish', 'stored', 'sending', 'waiting').status).toBe('stored-on-device');
});

it.each(['stored-on-device', 'uploading', 'received', 'transcribing', 'analysing', 'ready'] as const)(
  'a new recording starts while the last one is %s',
  (status) => {
    expect(nextRecorderState({ status, recording, failure: null }, eventOf('start'))).toEqual({
      status: 'asking-permission',
      recording: null,
      failure: null,
    });
  },
);

it('updates from the server may skip steps, never go backwards', () => {
  const stored = after('start', 'granted', 'finish', 'stored');
  expect(nextRecorderState(stored, eventOf('ready')).status).toBe('ready');
  const analysing = nextRecorderState(stored, eventOf('analysing'));
  expect(nextRecorderState(analysing, eventOf('received'))).toBe(analysing);
});

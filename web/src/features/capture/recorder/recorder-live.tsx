import { pauseOutlineIcon, microphoneIcon, stopIcon, trashIcon } from '@ecrin/ui/icon/icons.ts';
import { ProgressSteps, type ProgressStep } from '@ecrin/ui/progress-steps/progress-steps.tsx';
import { RecorderControls } from '@ecrin/ui/recorder-lid/recorder-controls.tsx';
import { LidHint, LidState, LidTimer } from '@ecrin/ui/recorder-lid/recorder-lid.tsx';
import { RecorderWave } from '@ecrin/ui/recorder-wave/recorder-wave.tsx';
import { useIntl } from 'react-intl';
import { appendRecordingMessages } from '../append/append-recording.messages.ts';
import { clockTime, durationParts } from '../duration.ts';
import { useMeter, type Meter } from './recorder-meter.ts';
import { useRecorder } from './recorder-store.ts';
import { recorderMessages as messages, warningMessages } from './recorder.messages.ts';
import { useRecorderCommands } from './use-recorder-commands.ts';

const stateMessages = { recording: messages.recording, paused: messages.paused, sealing: messages.sealing } as const;
const stateOf = (status: string) => (status === 'paused' || status === 'sealing' ? status : 'recording');

export const LiveState = () => {
  const { formatMessage } = useIntl();
  const { status, appendTo } = useRecorder();
  const state = stateOf(status);
  const { elapsedMs, levels, warning } = useMeter();
  const warns = state === 'recording' ? warning : null;
  const runningHint = appendTo === null ? messages.hint : appendRecordingMessages.hint;
  const calmHint = state === 'paused' ? messages.pausedHint : runningHint;
  return (
    <>
      <LidState tone={state === 'recording' ? 'live' : 'still'}>{formatMessage(stateMessages[state])}</LidState>
      <LidTimer time={clockTime(elapsedMs)} spoken={formatMessage(messages.spokenTime, durationParts(elapsedMs))} />
      <RecorderWave
        levels={levels}
        still={state !== 'recording'}
        figure={formatMessage(messages.level, { level: levels.at(-1) ?? 0 })}
      />
      <LidHint tone={warns ? 'warn' : undefined}>{formatMessage(warns ? warningMessages[warns] : calmHint)}</LidHint>
    </>
  );
};

/** The server follows a few seconds behind when it can be reached. */
const uploadLagMs = 6_000;

const useReceipts = ({ storedMs, receivedMs }: Meter): readonly ProgressStep[] => {
  const { formatMessage } = useIntl();
  const received =
    receivedMs > 0
      ? formatMessage(messages.received, { time: clockTime(receivedMs) })
      : formatMessage(messages.notReceived);
  return [
    { label: formatMessage(messages.onDevice, { time: clockTime(storedMs) }), state: storedMs > 0 ? 'done' : 'now' },
    { label: received, state: receivedMs > 0 && storedMs - receivedMs < uploadLagMs ? 'done' : 'todo' },
  ];
};

export const LiveCase = () => {
  const { formatMessage } = useIntl();
  const { status } = useRecorder();
  const { discard, pause, resume, finish } = useRecorderCommands();
  const steps = useReceipts(useMeter());
  const word = formatMessage(status === 'paused' ? messages.resume : messages.pause);
  return (
    <RecorderControls
      left={{ word: formatMessage(messages.discard), icon: trashIcon, onPress: () => void discard() }}
      main={{ word: formatMessage(messages.finish), icon: stopIcon, onPress: () => void finish() }}
      right={
        status === 'paused'
          ? { word, icon: microphoneIcon, onPress: () => void resume() }
          : { word, icon: pauseOutlineIcon, onPress: () => void pause() }
      }
    >
      <ProgressSteps name={formatMessage(messages.where)} steps={steps} />
    </RecorderControls>
  );
};

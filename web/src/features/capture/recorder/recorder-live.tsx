import { pauseOutlineIcon, microphoneIcon, stopIcon, trashIcon } from '@ecrin/ui/icon/icons.ts';
import { ProgressSteps, type ProgressStep } from '@ecrin/ui/progress-steps/progress-steps.tsx';
import { RecorderControls } from '@ecrin/ui/recorder-lid/recorder-controls.tsx';
import { LidHint, LidState, LidTimer } from '@ecrin/ui/recorder-lid/recorder-lid.tsx';
import { RecorderWave } from '@ecrin/ui/recorder-wave/recorder-wave.tsx';
import { useIntl } from 'react-intl';
import { appendRecordingMessages } from '../append/append-recording.messages.ts';
import { clockTime, durationParts } from '../duration.ts';
import { useLiveWords } from '../words/live-words.ts';
import { RecordedWords } from '../words/recorded-words.tsx';
import { useMeter, type Meter } from './recorder-meter.ts';
import { useRecorder } from './recorder-store.ts';
import { recorderMessages as messages, warningMessages } from './recorder.messages.ts';
import { useRecorderCommands } from './use-recorder-commands.ts';

const stateMessages = { recording: messages.recording, paused: messages.paused, sealing: messages.sealing } as const;
const stateOf = (status: string) => (status === 'paused' || status === 'sealing' ? status : 'recording');

type ShownState = keyof typeof stateMessages;

const hintOf = (state: ShownState, appendTo: string | null) => {
  if (state === 'paused') return messages.pausedHint;
  return appendTo === null ? messages.hint : appendRecordingMessages.hint;
};

/** What is wrong, else a calm word until the first words of one's own. */
const Hint = ({ state }: { state: ShownState }) => {
  const { formatMessage } = useIntl();
  const { appendTo } = useRecorder();
  const { warning } = useMeter();
  const hasWords = useLiveWords(({ passages }) => passages.length > 0);
  if (warning && state === 'recording') return <LidHint tone="warn">{formatMessage(warningMessages[warning])}</LidHint>;
  return hasWords ? null : <LidHint>{formatMessage(hintOf(state, appendTo))}</LidHint>;
};

export const LiveState = () => {
  const { formatMessage } = useIntl();
  const state = stateOf(useRecorder().status);
  const { elapsedMs, levels } = useMeter();
  return (
    <>
      <LidState tone={state === 'recording' ? 'live' : 'still'}>{formatMessage(stateMessages[state])}</LidState>
      <LidTimer time={clockTime(elapsedMs)} spoken={formatMessage(messages.spokenTime, durationParts(elapsedMs))} />
      <RecorderWave
        levels={levels}
        still={state !== 'recording'}
        figure={formatMessage(messages.level, { level: levels.at(-1) ?? 0 })}
      />
      <Hint state={state} />
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
      <RecordedWords />
      <ProgressSteps name={formatMessage(messages.where)} steps={steps} />
    </RecorderControls>
  );
};

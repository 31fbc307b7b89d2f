import { microphoneIcon, pauseOutlineIcon, stopIcon } from '@ecrin/ui/icon/icons.ts';
import { BarButton, RecorderBar } from '@ecrin/ui/recorder-bar/recorder-bar.tsx';
import { useIntl } from 'react-intl';
import { captureMessages as messages } from '../capture.messages.ts';
import { clockTime } from '../duration.ts';
import { failureTitles } from './recorder-failure.messages.ts';
import { useMeter, type RecorderWarning } from './recorder-meter.ts';
import { openRecorder, useRecorder, type Recorder } from './recorder-store.ts';
import { recorderMessages, warningMessages } from './recorder.messages.ts';
import { useRecorderCommands } from './use-recorder-commands.ts';

const stateMessage = ({ status, failure }: Recorder, warning: RecorderWarning | null) => {
  if (failure) return failureTitles[failure];
  if (status === 'sealing') return recorderMessages.sealing;
  if (status === 'paused') return recorderMessages.paused;
  return warning ? warningMessages[warning] : recorderMessages.recording;
};

const BarActs = () => {
  const { formatMessage } = useIntl();
  const { status } = useRecorder();
  const { pause, resume, finish } = useRecorderCommands();
  return (
    <>
      {status === 'recording' && (
        <BarButton label={formatMessage(recorderMessages.pause)} icon={pauseOutlineIcon} onPress={() => void pause()} />
      )}
      {status === 'paused' && (
        <BarButton label={formatMessage(recorderMessages.resume)} icon={microphoneIcon} onPress={() => void resume()} />
      )}
      <BarButton main label={formatMessage(recorderMessages.finish)} icon={stopIcon} onPress={() => void finish()} />
    </>
  );
};

/** The minimised recorder: above the navigation on a phone, at the bottom of a wide screen. */
export const RecorderMiniBar = () => {
  const { formatMessage } = useIntl();
  const recorder = useRecorder();
  const { elapsedMs, levels, warning } = useMeter();
  return (
    <RecorderBar
      name={formatMessage(recorderMessages.recorderName)}
      openLabel={formatMessage(messages.reopen)}
      onOpen={openRecorder}
      time={clockTime(elapsedMs)}
      state={formatMessage(stateMessage(recorder, warning))}
      level={levels.at(-1) ?? 0}
      still={recorder.status !== 'recording'}
    >
      <BarActs />
    </RecorderBar>
  );
};

import { Button } from '@ecrin/ui/button/button.tsx';
import { LidHint, LidMessage, LidState, LidActions } from '@ecrin/ui/recorder-lid/recorder-lid.tsx';
import { useIntl } from 'react-intl';
import { captureMessages as messages } from '../capture.messages.ts';
import { failureTexts, failureTitles } from './recorder-failure.messages.ts';
import { useRecorder } from './recorder-store.ts';
import type { RecorderFailure } from './recorder.machine.ts';
import { startRecording } from './start-recording.ts';
import { useRecorderCommands } from './use-recorder-commands.ts';

export const PermissionState = () => {
  const { formatMessage } = useIntl();
  return (
    <>
      <LidState tone="still">{formatMessage(messages.asking)}</LidState>
      <LidHint>{formatMessage(messages.askingHint)}</LidHint>
    </>
  );
};

export const PermissionCase = ({ onCancel }: { onCancel: () => void }) => (
  <LidActions>
    <Button size="lg" block data-first onClick={onCancel}>
      {useIntl().formatMessage(messages.cancel)}
    </Button>
  </LidActions>
);

export const FailedState = ({ failure }: { failure: RecorderFailure }) => {
  const { formatMessage } = useIntl();
  return <LidMessage title={formatMessage(failureTitles[failure])}>{formatMessage(failureTexts[failure])}</LidMessage>;
};

/** `kept`: there is sound to keep or throw away; else one tries anew or lets it be. */
export const FailedCase = ({ kept, onClose }: { kept: boolean; onClose: () => void }) => {
  const { formatMessage } = useIntl();
  const { language } = useRecorder();
  const { finish, discard } = useRecorderCommands();
  const act = kept ? finish : () => startRecording(language);
  const leave = kept ? () => void discard() : onClose;
  return (
    <LidActions>
      <Button look="primary" size="lg" block data-first onClick={() => void act()}>
        {formatMessage(kept ? messages.keep : messages.retry)}
      </Button>
      <Button size="lg" block onClick={leave}>
        {formatMessage(kept ? messages.discard : messages.close)}
      </Button>
    </LidActions>
  );
};

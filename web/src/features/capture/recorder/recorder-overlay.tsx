import { Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { chevronDownIcon, languageIcon } from '@ecrin/ui/icon/icons.ts';
import { LidHint, LidMessage, LidState, LidActions, RecorderLid } from '@ecrin/ui/recorder-lid/recorder-lid.tsx';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { failureTexts, failureTitles } from './recorder-failure.messages.ts';
import { LiveCase, LiveState } from './recorder-live.tsx';
import {
  useRecorder,
  minimiseRecorder,
  setRecorderLanguage,
  dispatchRecorderEvent,
  type Recorder,
} from './recorder-store.ts';
import type { RecorderFailure, RecorderStatus } from './recorder.machine.ts';
import { recorderMessages as messages } from './recorder.messages.ts';
import { startRecording } from './start-recording.ts';
import { useRecorderCommands } from './use-recorder-commands.ts';

const PermissionState = () => {
  const { formatMessage } = useIntl();
  return (
    <>
      <LidState tone="still">{formatMessage(messages.asking)}</LidState>
      <LidHint>{formatMessage(messages.askingHint)}</LidHint>
    </>
  );
};

const PermissionCase = ({ onCancel }: { onCancel: () => void }) => (
  <LidActions>
    <Button size="lg" block data-first onClick={onCancel}>
      {useIntl().formatMessage(messages.cancel)}
    </Button>
  </LidActions>
);

const FailedState = ({ failure }: { failure: RecorderFailure }) => {
  const { formatMessage } = useIntl();
  return <LidMessage title={formatMessage(failureTitles[failure])}>{formatMessage(failureTexts[failure])}</LidMessage>;
};

/** `kept`: there is audio to save or discard; otherwise one retries or closes. */
const FailedCase = ({ kept, onClose }: { kept: boolean; onClose: () => void }) => {
  const { formatMessage } = useIntl();
  const { language, appendTo } = useRecorder();
  const { finish, discard } = useRecorderCommands();
  const act = kept ? finish : () => startRecording(language, appendTo);
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

const SpokenLanguage = ({ language }: Pick<Recorder, 'language'>) => {
  const { formatMessage } = useIntl();
  const name = formatMessage(language === 'fr' ? messages.french : messages.english);
  return (
    <button
      type="button"
      aria-label={formatMessage(messages.spokenLanguage, { language: name })}
      onClick={() => setRecorderLanguage(language === 'fr' ? 'en' : 'fr')}
    >
      <Icon of={languageIcon} /> {name}
    </button>
  );
};

/** Closing minimises a running recording, and dismisses anything else. */
const close = () => {
  dispatchRecorderEvent({ type: 'dismiss' });
  minimiseRecorder();
};

const partsOf = ({ status, failure, recording }: Recorder): Readonly<{ middle: ReactNode; footer: ReactNode }> => {
  if (status === 'asking-permission')
    return { middle: <PermissionState />, footer: <PermissionCase onCancel={close} /> };
  if (status === 'failed' && failure)
    return {
      middle: <FailedState failure={failure} />,
      footer: <FailedCase kept={recording !== null} onClose={close} />,
    };
  return { middle: <LiveState />, footer: <LiveCase /> };
};

const sceneOf = (status: RecorderStatus) => (status === 'asking-permission' || status === 'failed' ? status : 'live');

/** The recorder, over every screen. */
export const RecorderOverlay = () => {
  const { formatMessage } = useIntl();
  const recorder = useRecorder();
  const { middle, footer } = partsOf(recorder);
  const top = (
    <>
      <button type="button" onClick={close}>
        <Icon of={chevronDownIcon} /> {formatMessage(messages.reduce)}
      </button>
      <SpokenLanguage language={recorder.language} />
    </>
  );
  return (
    <RecorderLid
      name={formatMessage(messages.recorderName)}
      onClose={close}
      scene={sceneOf(recorder.status)}
      top={top}
      footer={footer}
    >
      {middle}
    </RecorderLid>
  );
};

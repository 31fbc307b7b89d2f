import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { chevronDownIcon, languageIcon } from '@ecrin/ui/icon/icons.ts';
import { RecorderLid } from '@ecrin/ui/recorder-lid/recorder-lid.tsx';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { captureMessages as messages } from '../capture.messages.ts';
import { LiveCase, LiveState } from './recorder-live.tsx';
import {
  minimiseRecorder,
  setRecorderLanguage,
  dispatchRecorderEvent,
  useRecorder,
  type Recorder,
} from './recorder-store.ts';
import { PermissionCase, PermissionState, FailedCase, FailedState } from './recorder-waiting.tsx';
import type { RecorderStatus } from './recorder.machine.ts';

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

/** Closing reduces; where there is nothing to go on with, it ends. */
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

/** The recorder, over everything (product 2.1). */
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

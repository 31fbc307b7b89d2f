import { acceptedExtensions, acceptedFiles } from '@ecrin/contracts/recording/audio-format.ts';
import { maxThoughtPictures } from '@ecrin/domain/thought/pictures/picture.vocabulary.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { ImportField } from '@ecrin/ui/composer-field/import-field.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { microphoneIcon, pictureIcon } from '@ecrin/ui/icon/icons.ts';
import { useIntl } from 'react-intl';
import type { AppendRecordingProps } from '#lib/append-recording/append-recording-context.tsx';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { useOutbox } from '#lib/outbox/outbox.ts';
import { ImportProgress, useImport } from '../import/use-import.tsx';
import { acceptedPictures } from '../pictures/offered-files.ts';
import { pictureMessages } from '../pictures/pictures.messages.ts';
import { useTakePictures } from '../pictures/use-take-offers.ts';
import { startRecording } from '../recorder/start-recording.ts';
import { appendRecordingMessages as messages } from './append-recording.messages.ts';
import styles from './append-recording.module.css';

const AppendSound = ({ thoughtId }: Pick<AppendRecordingProps, 'thoughtId'>) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { running, take } = useImport(thoughtId);
  return (
    <>
      <Button onClick={() => void startRecording(language, thoughtId)}>
        <Icon of={microphoneIcon} size="sm" />
        {formatMessage(messages.record)}
      </Button>
      <ImportField
        label={formatMessage(messages.import)}
        limits={formatMessage(messages.limits, { formats: acceptedExtensions.join(', ') })}
        accept={acceptedFiles}
        onFiles={([file]) => void (file && take(file))}
      />
      {running && <ImportProgress running={running} />}
    </>
  );
};

const AppendPictures = ({ thoughtId, pictureIds }: AppendRecordingProps) => {
  const { formatMessage } = useIntl();
  const waiting = useOutbox().filter(({ kind, appendTo }) => kind === 'picture' && appendTo === thoughtId);
  const count = new Set([...pictureIds, ...waiting.map((one) => one.thoughtId)]).size;
  const { taking, takePictures } = useTakePictures({ thoughtId, count });
  return (
    <>
      <ImportField
        label={formatMessage(pictureMessages.add)}
        limits={formatMessage(pictureMessages.limits, { most: maxThoughtPictures })}
        accept={acceptedPictures}
        icon={pictureIcon}
        labelled
        multiple
        onFiles={(files) => void takePictures(files)}
      />
      <output className="sm dim">{taking > 0 ? formatMessage(pictureMessages.reading, { count: taking }) : ''}</output>
    </>
  );
};

/** Adds to a thought: pictures, and to a spoken one what is recorded now or was before. */
export const AppendRecordingControls = (props: AppendRecordingProps) => (
  <div className={styles['append']}>
    {props.spoken && <AppendSound thoughtId={props.thoughtId} />}
    <AppendPictures {...props} />
  </div>
);

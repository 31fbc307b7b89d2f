import { acceptedExtensions, acceptedFiles } from '@ecrin/contracts/recording/audio-format.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { ImportField } from '@ecrin/ui/composer-field/import-field.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { microphoneIcon } from '@ecrin/ui/icon/icons.ts';
import { useIntl } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { ImportProgress, useImport } from '../import/use-import.tsx';
import { startRecording } from '../recorder/start-recording.ts';
import { appendRecordingMessages as messages } from './append-recording.messages.ts';
import styles from './append-recording.module.css';

/** Records some more for a thought, or takes it from a file. */
export const AppendRecordingControls = ({ thoughtId }: { thoughtId: string }) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { running, take } = useImport(thoughtId);
  return (
    <div className={styles['append']}>
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
    </div>
  );
};

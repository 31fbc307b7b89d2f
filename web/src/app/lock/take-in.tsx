import { Button } from '@ecrin/ui/button/button.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import { TextAreaField } from '@ecrin/ui/field/text-area-field.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { microphoneIcon, pencilIcon } from '@ecrin/ui/icon/icons.ts';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { RecorderMiniBar } from '#features/capture/recorder/recorder-mini-bar.tsx';
import { RecorderOverlay } from '#features/capture/recorder/recorder-overlay.tsx';
import { isRecorderBusy, useRecorder } from '#features/capture/recorder/recorder-store.ts';
import { startRecording } from '#features/capture/recorder/start-recording.ts';
import { useRequired } from '#lib/form/use-required.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { storeWrittenThought } from '#lib/outbox/outbox.ts';
import { hasSharedItems } from '#lib/page/shared-items.ts';
import { lockMessages as messages } from './lock.messages.ts';
import styles from './locked.module.css';

/** The recorder alone: nothing of it shows an earlier thought. */
const Recorder = () => {
  const recorder = useRecorder();
  const isShown = isRecorderBusy(recorder) || recorder.status === 'failed';
  if (!isShown) return null;
  return recorder.screen === 'open' ? <RecorderOverlay /> : <RecorderMiniBar />;
};

const useSharedWaiting = () => {
  const [found, setFound] = useState(false);
  useEffect(() => {
    if ('caches' in globalThis) hasSharedItems(caches).then(setFound, () => undefined);
  }, []);
  return found;
};

/** Recordings that were stored since the page was locked. */
const useRecorded = () => {
  const { recording, status } = useRecorder();
  const [ids, setIds] = useState<readonly string[]>([]);
  const stored = status === 'stored-on-device' ? recording?.recordingId : undefined;
  if (stored !== undefined && !ids.includes(stored)) setIds([...ids, stored]);
  return ids.length;
};

const Written = ({ onKept }: Readonly<{ onKept: () => void }>) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const [words, setWords] = useState('');
  const [failed, setFailed] = useState(false);
  const required = useRequired(words);
  const keep = async () => {
    if (!required.check()) return;
    try {
      await storeWrittenThought(words.trim(), language);
      setWords('');
      setFailed(false);
      onKept();
    } catch {
      setFailed(true);
    }
  };
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => submitForm(event, keep)}>
      <TextAreaField
        label={formatMessage(messages.words)}
        value={words}
        rows={4}
        onChange={(event) => setWords(event.target.value)}
        error={failed ? formatMessage(messages.notKept) : required.error}
      />
      <Button type="submit" block>
        {formatMessage(messages.keep)}
      </Button>
    </form>
  );
};

/** Takes a thought in without showing one. */
export const TakeIn = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const [writing, write] = useState(false);
  const [kept, setKept] = useState(0);
  const count = kept + useRecorded();
  const shared = useSharedWaiting();
  return (
    <section className={styles['take']} aria-labelledby="take-in">
      <h2 id="take-in" className="h4">
        {formatMessage(messages.takeIn)}
      </h2>
      <div className={styles['ways']}>
        <Button onClick={() => void startRecording(language)}>
          <Icon of={microphoneIcon} size="sm" />
          {formatMessage(messages.record)}
        </Button>
        {!writing && (
          <Button onClick={() => write(true)}>
            <Icon of={pencilIcon} size="sm" />
            {formatMessage(messages.write)}
          </Button>
        )}
      </div>
      {writing && <Written onKept={() => setKept((before) => before + 1)} />}
      <output className={styles['said']}>
        {count > 0 && <p className="sm">{formatMessage(messages.kept, { count })}</p>}
        {shared && <p className="sm">{formatMessage(messages.shared)}</p>}
      </output>
      <Recorder />
    </section>
  );
};

import { showToast } from '@ecrin/browser/page/toasts.ts';
import { acceptedExtensions } from '@ecrin/contracts/recording/audio-format.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { importAudioMessages as messages } from './import-audio.messages.ts';

const formats = acceptedExtensions.join(', ');

type RunningImport = Readonly<{ name: string; percent: number }>;

/** Takes in one file at a time, for the thought `appendTo` or a new one; tells how it went. */
export const useImport = (appendTo: string | null = null) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const [running, setRunning] = useState<RunningImport | null>(null);

  /** Whether a later try with the same file is of no use: it is kept, or it is no sound. */
  const take = async (file: File): Promise<boolean> => {
    const { name } = file;
    setRunning({ name, percent: 0 });
    try {
      const { importAudio } = await import('./import-audio.ts');
      const end = await importAudio({
        file,
        language,
        appendTo,
        onProgress: (percent) => setRunning({ name, percent }),
      });
      if (end === 'kept') showToast({ tone: 'done', message: formatMessage(messages.done) });
      else
        showToast({
          tone: 'error',
          message: formatMessage(messages[end.refused], { name, formats, codec: '', ...end }),
          durationMs: 12_000,
        });
      return end === 'kept' || (end.refused !== 'full' && end.refused !== 'failed');
    } catch {
      showToast({ tone: 'error', message: formatMessage(messages.failed, { name }), durationMs: 12_000 });
      return false;
    } finally {
      setRunning(null);
    }
  };
  return { running, take };
};

/** How far a file has come; '' while none is taken in. */
export const ImportProgress = ({ running }: Pick<ReturnType<typeof useImport>, 'running'>) => {
  const { formatMessage } = useIntl();
  return <output className="sm dim">{running ? formatMessage(messages.running, running) : ''}</output>;
};

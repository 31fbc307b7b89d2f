import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import { IconButton } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { crossIcon, downloadIcon, playIcon } from '@ecrin/ui/icon/icons.ts';
import type { Playback } from '@ecrin/ui/playback/playback.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { eraseMessages } from '#lib/erasure/erase.messages.ts';
import { LazyEraseSound } from '#lib/erasure/lazy-erase.tsx';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatDate } from '#lib/time/date-format.ts';
import { hasErasableSound } from './erasable-sound.ts';
import { playerMessages as messages } from './player.messages.ts';
import { recordingStarts } from './recording-starts.ts';
import { useDownloadRecording } from './use-download-recording.ts';
import { useFormatDuration } from './use-format-duration.ts';
import styles from './recording-list.module.css';

type PartProps = Readonly<{ thought: ThoughtDetail; index: number; onErase: (recordingId: string) => void }>;

/** Saving the sound, and erasing it for good; its date once it is. */
const PartActs = ({ thought, index, onErase }: PartProps) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const download = useDownloadRecording(thought);
  const part = thought.audio?.parts[index];
  if (!part) return null;
  const { recordingId, erasedAt } = part;
  if (erasedAt)
    return <span className="dim">{formatMessage(messages.erasedOn, { on: formatDate(language, erasedAt) })}</span>;
  return (
    <div className={styles['acts']}>
      <IconButton
        label={formatMessage(messages.downloadRecording, { number: index + 1 })}
        onClick={() => download(index)}
      >
        <Icon of={downloadIcon} size="sm" />
      </IconButton>
      {hasErasableSound(thought) && (
        <IconButton
          label={formatMessage(eraseMessages.openOneSound, { number: index + 1 })}
          onClick={() => onErase(recordingId)}
        >
          <Icon of={crossIcon} size="sm" />
        </IconButton>
      )}
    </div>
  );
};

/** The recordings of a thought that has several: each can be played from its start, saved, and erased. */
export const RecordingList = ({ thought, playback }: { thought: ThoughtDetail; playback: Playback }) => {
  const { formatMessage } = useIntl();
  const length = useFormatDuration();
  const [erasing, erase] = useState<string | null>(null);
  const { audio, thoughtId } = thought;
  if (!audio || audio.parts.length < 2 || audio.erasedAt) return null;
  const starts = recordingStarts(audio);
  return (
    <>
      <ol className={styles['recordings']} aria-label={formatMessage(messages.recordings)}>
        {audio.parts.map(({ recordingId, durationMs, erasedAt }, index) => (
          <li key={recordingId}>
            {!erasedAt && (
              <IconButton
                label={formatMessage(messages.playRecording, { number: index + 1 })}
                onClick={() => void playback.play(starts[index] ?? 0)}
              >
                <Icon of={playIcon} size="sm" />
              </IconButton>
            )}
            <span>{formatMessage(messages.recording, { number: index + 1 })}</span>
            {durationMs !== null && <span className="dim">{length(durationMs).shown}</span>}
            <PartActs thought={thought} index={index} onErase={erase} />
          </li>
        ))}
      </ol>
      {erasing && <LazyEraseSound thoughtId={thoughtId} recordingId={erasing} onClose={() => erase(null)} />}
    </>
  );
};

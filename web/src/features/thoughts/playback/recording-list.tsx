import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import { IconButton } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { downloadIcon, playIcon } from '@ecrin/ui/icon/icons.ts';
import type { Playback } from '@ecrin/ui/playback/playback.ts';
import { useIntl } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatDate } from '#lib/time/date-format.ts';
import { playerMessages as messages } from './player.messages.ts';
import { recordingStarts } from './recording-starts.ts';
import { useDownloadRecording } from './use-download-recording.ts';
import { useFormatDuration } from './use-format-duration.ts';
import styles from './recording-list.module.css';

/** The recordings of a thought that has several: each can be played from its start, and saved. */
export const RecordingList = ({ thought, playback }: { thought: ThoughtDetail; playback: Playback }) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const length = useFormatDuration();
  const download = useDownloadRecording(thought);
  const { audio } = thought;
  if (!audio || audio.parts.length < 2 || audio.erasedAt) return null;
  const starts = recordingStarts(audio);
  return (
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
          {!erasedAt ? (
            <IconButton
              label={formatMessage(messages.downloadRecording, { number: index + 1 })}
              onClick={() => download(index)}
            >
              <Icon of={downloadIcon} size="sm" />
            </IconButton>
          ) : (
            <span className="dim">{formatMessage(messages.erasedOn, { on: formatDate(language, erasedAt) })}</span>
          )}
        </li>
      ))}
    </ol>
  );
};

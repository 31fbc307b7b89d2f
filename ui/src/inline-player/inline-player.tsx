import { Icon } from '#icon/icon.tsx';
import { pauseIcon, playIcon } from '#icon/icons.ts';
import { clockTime } from '#playback/clock-time.ts';
import type { Playback } from '#playback/playback.ts';
import { usePlaybackState } from '#playback/use-playback.ts';
import { Wave } from '#wave/wave.tsx';
import styles from './inline-player.module.css';

type InlinePlayerProps = {
  playback: Playback;
  peaks: readonly number[];
  durationMs: number | null;
  labels: Readonly<{ play: string; pause: string; failed: string }>;
};

/** A small player in a list. */
export const InlinePlayer = ({ playback, peaks, durationMs, labels }: InlinePlayerProps) => {
  const status = usePlaybackState(playback, ({ status }) => status);
  const heard = usePlaybackState(playback, ({ atMs }) =>
    durationMs ? Math.round((atMs / durationMs) * 100) / 100 : 0,
  );
  const on = status === 'playing' || status === 'loading';
  return (
    <span className={styles['voice']}>
      <button
        type="button"
        className={styles['play']}
        aria-label={on ? labels.pause : labels.play}
        onClick={() => (on ? playback.pause() : void playback.play())}
      >
        <Icon of={on ? pauseIcon : playIcon} size="sm" />
      </button>
      <span className={styles['wave']}>
        <Wave peaks={peaks} bars={26} heard={Math.min(1, heard)} />
      </span>
      <span className={styles['time']} role={status === 'failed' ? 'alert' : undefined}>
        {status === 'failed' ? labels.failed : durationMs !== null && clockTime(durationMs)}
      </span>
    </span>
  );
};

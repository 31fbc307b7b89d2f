import type { ReactNode } from 'react';
import { Icon } from '#icon/icon.tsx';
import { back10Icon, forward10Icon, pauseIcon, playIcon } from '#icon/icons.ts';
import { clockTime } from '#playback/clock-time.ts';
import type { Playback } from '#playback/playback.ts';
import { usePlaybackState } from '#playback/use-playback.ts';
import { Wave } from '#wave/wave.tsx';
import styles from './player.module.css';

/** Names of the controls; `position`: the current position for screen readers; `failed`: shown instead of the times. */
export type PlayerLabels = Readonly<{
  player: string;
  play: string;
  pause: string;
  back: string;
  forward: string;
  track: string;
  loading: string;
  failed: string;
  rate: (rate: number) => Readonly<{ name: string; shown: string }>;
  position: (atMs: number) => string;
}>;
type PlayerPartProps = { playback: Playback; labels: PlayerLabels; durationMs: number };

export const playbackRates = [0.75, 1, 1.25, 1.5, 2] as const;
const skipMs = 10_000;
const nextRate = (rate: number) =>
  playbackRates[(playbackRates.findIndex((one) => one === rate) + 1) % playbackRates.length] ?? 1;

const PlayButton = ({ playback, labels }: Omit<PlayerPartProps, 'durationMs'>) => {
  const status = usePlaybackState(playback, ({ status }) => status);
  const on = status === 'playing' || status === 'loading';
  return (
    <button
      type="button"
      className={styles['play']}
      data-status={status}
      aria-label={on ? labels.pause : labels.play}
      onClick={() => (on ? playback.pause() : void playback.play())}
    >
      <Icon of={on ? pauseIcon : playIcon} />
    </button>
  );
};

const Track = ({ playback, labels, durationMs, peaks }: PlayerPartProps & { peaks: readonly number[] }) => {
  const atMs = usePlaybackState(playback, ({ atMs }) => Math.round(atMs / 100) * 100);
  const heard = durationMs > 0 ? Math.min(1, atMs / durationMs) : 0;
  return (
    <div className={styles['track']}>
      <Wave peaks={peaks} bars={80} heard={heard} />
      <i className={styles['head']} style={{ left: `${heard * 100}%` }} />
      <input
        type="range"
        className={styles['seek']}
        aria-label={labels.track}
        aria-valuetext={labels.position(atMs)}
        min={0}
        max={Math.ceil(durationMs / 1000)}
        step={1}
        value={Math.floor(atMs / 1000)}
        onChange={({ target }) => playback.seek(Number(target.value) * 1000)}
      />
    </div>
  );
};

const Times = ({ playback, labels, durationMs, children }: PlayerPartProps & { children: ReactNode }) => {
  const at = usePlaybackState(playback, ({ atMs }) => clockTime(atMs));
  const status = usePlaybackState(playback, ({ status }) => status);
  return (
    <div className={styles['foot']}>
      <output className={styles['time']}>
        <span aria-hidden="true">{status === 'failed' ? '' : at}</span>
        {status === 'failed' && labels.failed}
        {status === 'loading' && <span className="vh">{labels.loading}</span>}
      </output>
      {children}
      <span className={styles['time']} aria-hidden="true">
        {clockTime(durationMs)}
      </span>
    </div>
  );
};

const Controls = ({ playback, labels, durationMs, onRate }: PlayerPartProps & { onRate: (rate: number) => void }) => {
  const rate = usePlaybackState(playback, ({ rate }) => rate);
  const skip = (byMs: number) => playback.seek(Math.max(0, Math.min(durationMs, playback.read().atMs + byMs)));
  const { name, shown } = labels.rate(rate);
  const faster = () => {
    playback.setRate(nextRate(rate));
    onRate(nextRate(rate));
  };
  return (
    <span className={styles['controls']}>
      <button type="button" aria-label={labels.back} onClick={() => skip(-skipMs)}>
        <Icon of={back10Icon} size="sm" />
      </button>
      <button type="button" aria-label={labels.forward} onClick={() => skip(skipMs)}>
        <Icon of={forward10Icon} size="sm" />
      </button>
      <button type="button" aria-label={name} onClick={faster}>
        {shown}
      </button>
    </span>
  );
};

/** A recorded voice on velvet: its shape, where one is in it, ten seconds either way, and how fast. */
export const Player = ({
  playback,
  peaks,
  durationMs,
  labels,
  onRate,
}: PlayerPartProps & { peaks: readonly number[]; onRate: (rate: number) => void }) => (
  <section className={styles['player']} aria-label={labels.player}>
    <PlayButton playback={playback} labels={labels} />
    <Track playback={playback} labels={labels} durationMs={durationMs} peaks={peaks} />
    <Times playback={playback} labels={labels} durationMs={durationMs}>
      <Controls playback={playback} labels={labels} durationMs={durationMs} onRate={onRate} />
    </Times>
  </section>
);

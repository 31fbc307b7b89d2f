import styles from './progress-bar.module.css';

type ProgressBarProps = Readonly<{ state: 'hidden' | 'running' | 'done'; label: string; durationMs: number }>;

/** The thin line at the top while a screen loads. It slows down, and is full only once the screen is shown. */
export const ProgressBar = ({ state, label, durationMs }: ProgressBarProps) =>
  state === 'hidden' ? null : (
    <progress
      aria-live="polite"
      className={styles['bar']}
      data-state={state}
      aria-label={label}
      style={{ animationDuration: `${durationMs}ms` }}
    />
  );

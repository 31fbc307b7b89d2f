import { useId, type ReactNode } from 'react';
import styles from './recovery-panel.module.css';

type RecoveryPanelProps = Readonly<{
  title: string;
  text: string;
  sound: Readonly<{ address: string; name: string }> | null;
  children: ReactNode;
}>;

/** Offers a found recording. `children`: the actions. */
export const RecoveryPanel = ({ title, text, sound, children }: RecoveryPanelProps) => {
  const id = useId();
  return (
    <section className={styles['panel']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      <p className={styles['text']}>{text}</p>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a voice just recorded has no words yet */}
      {sound && <audio className={styles['sound']} src={sound.address} aria-label={sound.name} controls autoPlay />}
      <div className={styles['ways']}>{children}</div>
    </section>
  );
};

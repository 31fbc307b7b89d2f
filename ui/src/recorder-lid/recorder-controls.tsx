import { useId, type ReactNode } from 'react';
import { Icon } from '#icon/icon.tsx';
import type { IconShape } from '#icon/icons.ts';
import { RecordButton } from '#record-button/record-button.tsx';
import styles from './recorder-lid.module.css';

type Control = Readonly<{ word: string; icon: IconShape; onPress: () => void }>;

const Side = ({ word, icon, onPress }: Control) => {
  const id = useId();
  return (
    <div className={styles['control']} data-side>
      <button type="button" className={styles['side']} aria-labelledby={id} onClick={onPress}>
        <Icon of={icon} />
      </button>
      <span id={id}>{word}</span>
    </div>
  );
};

const Main = ({ word, icon, onPress }: Control) => {
  const id = useId();
  return (
    <div className={styles['control']} data-main>
      <RecordButton icon={icon} aria-labelledby={id} onClick={onPress} data-first />
      <span id={id}>{word}</span>
    </div>
  );
};

/** Three controls under the thumb, each over its word. */
export const RecorderControls = ({
  left,
  main,
  right,
  children,
}: {
  left: Control;
  main: Control;
  right: Control;
  children?: ReactNode;
}) => (
  <>
    {children}
    <div className={styles['controls']}>
      <Side {...left} />
      <Main {...main} />
      <Side {...right} />
    </div>
  </>
);

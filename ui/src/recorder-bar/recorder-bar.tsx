import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '#icon/icon.tsx';
import type { IconShape } from '#icon/icons.ts';
import { VisuallyHidden } from '#visually-hidden/visually-hidden.tsx';
import { useFocusIfLost } from './use-focus-if-lost.ts';
import styles from './recorder-bar.module.css';

type BarProps = Readonly<{
  name: string;
  openLabel: string;
  onOpen: () => void;
  time: string;
  state: string;
  level: number;
  still: boolean;
  children?: ReactNode;
}>;

/** The bar of a recording that continues while other screens are open. `level`: 0…1. */
export const RecorderBar = ({ name, openLabel, onOpen, time, state, level, still, children }: BarProps) => {
  const control = useFocusIfLost<HTMLButtonElement>();
  return (
    <section
      className={styles['bar']}
      data-dock
      aria-label={name}
      data-still={still || undefined}
      style={{ '--level': still ? 0 : level } as CSSProperties}
    >
      <button ref={control} type="button" className={styles['open']} onClick={onOpen}>
        <VisuallyHidden>{openLabel}</VisuallyHidden>
        <span className={styles['dot']} />
        <span className={styles['words']}>
          <span className={styles['time']}>{time}</span>
          <span className={styles['state']}>{state}</span>
        </span>
      </button>
      {children}
    </section>
  );
};

export const BarButton = ({
  label,
  icon,
  main = false,
  onPress,
}: {
  label: string;
  icon: IconShape;
  main?: boolean;
  onPress: () => void;
}) => (
  <button
    type="button"
    className={styles['control']}
    data-main={main || undefined}
    aria-label={label}
    title={label}
    onClick={onPress}
  >
    <Icon of={icon} />
  </button>
);

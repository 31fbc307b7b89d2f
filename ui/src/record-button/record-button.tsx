import type { ComponentProps, CSSProperties } from 'react';
import { Icon } from '#icon/icon.tsx';
import type { IconShape } from '#icon/icons.ts';
import { microphoneIcon } from '#icon/icons.ts';
import styles from './record-button.module.css';

type RecordButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> &
  Readonly<{
    /** For screen readers; omit it when `aria-labelledby` refers to a text next to it. */
    label?: string;
    icon?: IconShape;
    size?: 'md' | 'lg';
    /** Loudness 0…1 of a recording going on elsewhere: its ring becomes the level. */
    level?: number | undefined;
  }>;

/** The one round, filled, large thing on a screen, in its gold setting. */
export const RecordButton = ({ label, icon = microphoneIcon, size = 'lg', level, ...rest }: RecordButtonProps) => (
  <button
    type="button"
    className={styles['knob']}
    aria-label={label}
    data-record
    data-size={size}
    data-live={level === undefined ? undefined : true}
    style={{ '--level': level } as CSSProperties}
    {...rest}
  >
    <Icon of={icon} />
  </button>
);

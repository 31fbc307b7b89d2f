import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '#button/button.tsx';
import { Icon } from '#icon/icon.tsx';
import { crossIcon } from '#icon/icons.ts';
import styles from './picture-tray.module.css';

type TrayPicture = Readonly<{
  key: string;
  /** What it is called, with what it shows. */ label: string;
  removeLabel: string;
  picture: ReactNode;
  onOpen: () => void;
  onRemove: () => void;
  onMove: (by: number) => void;
}>;
type PictureTrayProps = Readonly<{
  label: string;
  /** How they are moved by keys, read aloud and shown under the pointer. */ moveHint: string;
  pictures: readonly TrayPicture[];
  /** The key of the one whose fields are below; null: none. */ opened: string | null;
  /** Another way to add some, at the end. */ add: ReactNode;
  /** The fields of the one that is opened, and what is said of all. */ children: ReactNode;
}>;

type ThumbnailProps = Readonly<{ one: TrayPicture; opened: boolean; moveHint: string; hintId: string }>;

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

const Thumbnail = ({ one, opened, moveHint, hintId }: ThumbnailProps) => {
  const onKey = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    one.onMove(by);
  };
  return (
    <li className={styles['one']}>
      <button
        type="button"
        className={styles['open']}
        aria-label={one.label}
        aria-describedby={hintId}
        aria-expanded={opened}
        aria-keyshortcuts="ArrowLeft ArrowRight"
        title={moveHint}
        onClick={one.onOpen}
        onKeyDown={onKey}
      >
        {one.picture}
      </button>
      <span className={styles['remove']}>
        <IconButton label={one.removeLabel} onClick={one.onRemove}>
          <Icon of={crossIcon} size="xs" />
        </IconButton>
      </span>
    </li>
  );
};

/** Pictures chosen for a thought: in their order, each with its own fields. Arrow keys move the one that has the focus. */
export const PictureTray = ({ label, moveHint, pictures, opened, add, children }: PictureTrayProps) => {
  const hintId = useId();
  return (
    <section className={styles['tray']} aria-label={label}>
      <ol className={styles['row']}>
        {pictures.map((one) => (
          <Thumbnail key={one.key} one={one} opened={opened === one.key} moveHint={moveHint} hintId={hintId} />
        ))}
        <li className={styles['add']}>{add}</li>
      </ol>
      <span id={hintId} hidden>
        {moveHint}
      </span>
      {children}
    </section>
  );
};

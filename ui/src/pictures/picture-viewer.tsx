import type { CSSProperties, ReactNode } from 'react';
import { IconButton } from '#button/button.tsx';
import { useModal } from '#dialog/modal.ts';
import { Icon } from '#icon/icon.tsx';
import { chevronLeftIcon, chevronRightIcon, crossIcon, minusIcon, plusIcon } from '#icon/icons.ts';
import { onDoubleTap, onViewerKey, usePlace, zoomBy, zooms, type Viewing } from './picture-place.ts';
import styles from './picture-viewer.module.css';

type ViewedPicture = Readonly<{
  key: string;
  /** In pixels; null while unknown. */
  width: number | null;
  height: number | null;
  picture: ReactNode;
}>;
export type ViewerWords = Readonly<Record<'viewer' | 'previous' | 'next' | 'closer' | 'further' | 'close', string>>;
type PictureViewerProps = Readonly<{
  pictures: readonly ViewedPicture[];
  /** The key of the first one shown. */ first: string;
  words: ViewerWords;
  /** « 2 sur 5 ». */ counted: (place: number) => string;
  /** What changes the place of the one that is shown, beside it. */ placing: (key: string) => ReactNode;
  /** What belongs to the one that is shown. */ foot: (key: string) => ReactNode;
  /** Whether Escape closes it. */ closable: () => boolean;
  onClose: () => void;
}>;

const unknown = { width: 4, height: 3 };

const frameOf = ({ width, height }: ViewedPicture, zoom: number): CSSProperties => {
  const known = width && height ? { width, height } : unknown;
  return { '--ratio': known.width / known.height, '--natural': `${width ?? 960}px`, '--zoom': zoom } as CSSProperties;
};

const Bar = ({
  viewing,
  words,
  counted,
  placing,
  onClose,
}: Readonly<{
  viewing: Viewing;
  words: ViewerWords;
  counted: string;
  placing: ReactNode;
  onClose: () => void;
}>) => (
  <header className={styles['bar']}>
    <output className={styles['counted']}>{counted}</output>
    <span className={styles['placing']}>{placing}</span>
    <IconButton label={words.further} disabled={viewing.zoom === zooms[0]} onClick={() => zoomBy(viewing, -1)}>
      <Icon of={minusIcon} />
    </IconButton>
    <IconButton label={words.closer} disabled={viewing.zoom === zooms.at(-1)} onClick={() => zoomBy(viewing, 1)}>
      <Icon of={plusIcon} />
    </IconButton>
    <IconButton label={words.close} onClick={onClose}>
      <Icon of={crossIcon} />
    </IconButton>
  </header>
);

const Steps = ({ viewing: { at, last, show }, words }: Readonly<{ viewing: Viewing; words: ViewerWords }>) =>
  last > 0 && (
    <>
      <span className={styles['step']} data-side="start">
        <IconButton label={words.previous} disabled={at === 0} onClick={() => show(at - 1, 'smooth')}>
          <Icon of={chevronLeftIcon} />
        </IconButton>
      </span>
      <span className={styles['step']} data-side="end">
        <IconButton label={words.next} disabled={at === last} onClick={() => show(at + 1, 'smooth')}>
          <Icon of={chevronRightIcon} />
        </IconButton>
      </span>
    </>
  );

const Track = ({
  viewing,
  pictures,
  label,
}: Readonly<{ viewing: Viewing; label: string }> & Pick<PictureViewerProps, 'pictures'>) => {
  const { track, at, zoom, onScroll } = viewing;
  return (
    <section
      ref={track}
      className={styles['track']}
      aria-label={label}
      // It scrolls: keys must reach it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-zoomed={zoom > 1 || undefined}
      onScroll={onScroll}
    >
      {pictures.map((one, index) => (
        <div
          key={one.key}
          className={styles['slide']}
          aria-hidden={index !== at}
          style={frameOf(one, index === at ? zoom : 1)}
          onDoubleClick={(event) => onDoubleTap(viewing, event)}
        >
          <div className={styles['frame']}>{Math.abs(index - at) <= 1 && one.picture}</div>
        </div>
      ))}
    </section>
  );
};

/** Pictures one at a time, in the dark: swipe or arrows for the next one, double tap, + and − or two fingers for a closer look. Escape closes it, and the focus returns. */
export const PictureViewer = (props: PictureViewerProps) => {
  const { pictures, words, counted, placing, foot, closable, onClose } = props;
  const dialog = useModal(onClose);
  const viewing = usePlace(props);
  const shown = pictures[viewing.at];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys are those of the controls in it
    <dialog
      ref={dialog}
      className={`night ${styles['viewer']}`}
      data-full
      aria-label={words.viewer}
      onCancel={(event) => !closable() && event.preventDefault()}
      onKeyDown={(event) => onViewerKey(viewing, event)}
    >
      <Bar
        viewing={viewing}
        words={words}
        counted={counted(viewing.at + 1)}
        placing={shown && placing(shown.key)}
        onClose={() => dialog.current?.close()}
      />
      <div className={styles['stage']}>
        <Track viewing={viewing} pictures={pictures} label={words.viewer} />
        <Steps viewing={viewing} words={words} />
      </div>
      {shown && <footer className={styles['foot']}>{foot(shown.key)}</footer>}
    </dialog>
  );
};

import {
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { IconButton } from '#button/button.tsx';
import { useModal } from '#dialog/modal.ts';
import { Icon } from '#icon/icon.tsx';
import { chevronLeftIcon, chevronRightIcon, crossIcon, minusIcon, plusIcon } from '#icon/icons.ts';
import styles from './picture-viewer.module.css';

type ViewedPicture = Readonly<{
  key: string;
  /** In pixels; null while unknown. */
  width: number | null;
  height: number | null;
  /** `near`: it is shown, or the next one to be. */ show: (near: boolean) => ReactNode;
}>;
export type ViewerWords = Readonly<Record<'viewer' | 'previous' | 'next' | 'closer' | 'further' | 'close', string>>;
type PictureViewerProps = Readonly<{
  pictures: readonly ViewedPicture[];
  /** The key of the first one shown. */ first: string;
  words: ViewerWords;
  /** « 2 sur 5 ». */ counted: (place: number) => string;
  /** What belongs to the one that is shown. */ foot: (key: string) => ReactNode;
  /** Whether Escape closes it. */ closable: () => boolean;
  onClose: () => void;
}>;

const zooms = [1, 1.5, 2, 3, 4] as const;
const tapped = 2;
const unknown = { width: 4, height: 3 };

const frameOf = ({ width, height }: ViewedPicture, zoom: number): CSSProperties => {
  const known = width && height ? { width, height } : unknown;
  return { '--ratio': known.width / known.height, '--natural': `${width ?? 960}px`, '--zoom': zoom } as CSSProperties;
};

const isField = (target: EventTarget) => target instanceof HTMLElement && target.matches('input, textarea');

/** The place shown, which a swipe changes as the arrows do. */
const usePlace = ({ pictures, first }: Pick<PictureViewerProps, 'pictures' | 'first'>) => {
  const track = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(() =>
    Math.max(
      0,
      pictures.findIndex(({ key }) => key === first),
    ),
  );
  const [zoom, setZoom] = useState<number>(1);
  const last = pictures.length - 1;
  const at = Math.min(place, last);
  const show = (next: number, behavior: ScrollBehavior = 'auto') => {
    const to = Math.max(0, Math.min(last, next));
    track.current?.scrollTo({ left: to * track.current.clientWidth, behavior });
    setPlace(to);
    setZoom(1);
  };
  useEffect(() => {
    track.current?.scrollTo({ left: at * track.current.clientWidth });
    // On opening, and when one of them is gone.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [last]);
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {};
    const next = Math.round(scrollLeft / Math.max(1, clientWidth));
    if (next === at || zoom !== 1) return;
    setPlace(next);
  };
  return { track, at, last, zoom, setZoom, show, onScroll };
};

type Viewing = ReturnType<typeof usePlace>;

const zoomBy = ({ zoom, setZoom }: Viewing, by: number) => {
  const next = zooms[zooms.findIndex((one) => one === zoom) + by];
  if (next !== undefined) setZoom(next);
};

/** What is larger than the screen is moved about by the arrows; otherwise they lead to the next one. */
const onArrow = ({ track, at, zoom, show }: Viewing, by: -1 | 1) => {
  if (zoom === 1) return show(at + by);
  track.current?.children[at]?.scrollBy({ left: by * 120 });
};

const keysOf = (viewing: Viewing): Readonly<Record<string, () => void>> => ({
  ArrowLeft: () => onArrow(viewing, -1),
  ArrowRight: () => onArrow(viewing, 1),
  Home: () => viewing.show(0),
  End: () => viewing.show(viewing.last),
  '+': () => zoomBy(viewing, 1),
  '=': () => zoomBy(viewing, 1),
  '-': () => zoomBy(viewing, -1),
  '0': () => viewing.setZoom(1),
});

const Bar = ({
  viewing,
  words,
  counted,
  onClose,
}: Readonly<{ viewing: Viewing; words: ViewerWords; counted: string; onClose: () => void }>) => (
  <header className={styles['bar']}>
    <output className={styles['counted']}>{counted}</output>
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

/** Pictures one at a time, on velvet: swipe or arrows for the next one, double tap, + and − or two fingers for a closer look. Escape closes it, and the focus returns. */
export const PictureViewer = (props: PictureViewerProps) => {
  const { pictures, words, counted, foot, closable, onClose } = props;
  const dialog = useModal();
  const viewing = usePlace(props);
  const { track, at, zoom, setZoom, onScroll } = viewing;
  const shown = pictures[at];
  const onKey = (event: KeyboardEvent) => {
    const act =
      isField(event.target) || event.ctrlKey || event.metaKey || event.altKey ? undefined : keysOf(viewing)[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const onTap = ({ currentTarget: slide, clientX, clientY }: MouseEvent<HTMLElement>) => {
    setZoom(zoom === 1 ? tapped : 1);
    const { left, top } = slide.getBoundingClientRect();
    // Once it is drawn at its new size, what was tapped is in the middle.
    requestAnimationFrame(() =>
      slide.scrollTo({
        left: (clientX - left) * tapped - slide.clientWidth / 2,
        top: (clientY - top) * tapped - slide.clientHeight / 2,
      }),
    );
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys are those of the controls in it
    <dialog
      ref={dialog}
      className={`night ${styles['viewer']}`}
      aria-label={words.viewer}
      onClose={onClose}
      onCancel={(event) => !closable() && event.preventDefault()}
      onKeyDown={onKey}
    >
      <Bar viewing={viewing} words={words} counted={counted(at + 1)} onClose={() => dialog.current?.close()} />
      <div className={styles['stage']}>
        <div
          ref={track}
          className={styles['track']}
          role="group"
          aria-label={words.viewer}
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
              onDoubleClick={onTap}
            >
              <div className={styles['frame']}>{one.show(Math.abs(index - at) <= 1)}</div>
            </div>
          ))}
        </div>
        <Steps viewing={viewing} words={words} />
      </div>
      {shown && <footer className={styles['foot']}>{foot(shown.key)}</footer>}
    </dialog>
  );
};

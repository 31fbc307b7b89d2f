import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';

/** How closely a picture is looked at, from whole on. */
export const zooms = [1, 1.5, 2, 3, 4] as const;
const tapped = 2;
const scrolledPx = 120;

type Viewed = Readonly<{ pictures: readonly Readonly<{ key: string }>[]; first: string }>;

/** The place shown, which a swipe changes as the arrows do. */
export const usePlace = ({ pictures, first }: Viewed) => {
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

export type Viewing = ReturnType<typeof usePlace>;

export const zoomBy = ({ zoom, setZoom }: Viewing, by: number) => {
  const next = zooms[zooms.findIndex((one) => one === zoom) + by];
  if (next !== undefined) setZoom(next);
};

/** What is larger than the screen is moved about by the arrows; otherwise they lead to the next one. */
const onArrow = ({ track, at, zoom, show }: Viewing, by: -1 | 1) => {
  if (zoom === 1) return show(at + by);
  track.current?.children[at]?.scrollBy({ left: by * scrolledPx });
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

const isField = (target: EventTarget) => target instanceof HTMLElement && target.matches('input, textarea');

/** The keys of the viewer; those of a field in it stay the field's. */
export const onViewerKey = (viewing: Viewing, event: KeyboardEvent): void => {
  if (isField(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  const act = keysOf(viewing)[event.key];
  if (!act) return;
  event.preventDefault();
  act();
};

/** A closer look at what was tapped, or the whole picture again. */
export const onDoubleTap = (
  { zoom, setZoom }: Viewing,
  { currentTarget: slide, clientX, clientY }: MouseEvent<HTMLElement>,
): void => {
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

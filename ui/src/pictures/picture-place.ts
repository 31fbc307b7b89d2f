import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';

/** How closely a picture is looked at, from whole on. */
export const zooms = [1, 1.5, 2, 3, 4] as const;
const tapped = 2;
const scrolledPx = 120;

type Viewed = Readonly<{ pictures: readonly Readonly<{ key: string }>[]; first: string }>;

/** Where `key` is; the place it had when it is gone. */
const placeOf = (
  keys: readonly string[],
  { key, place }: Readonly<{ key: string | undefined; place: number }>,
): number => {
  const found = key === undefined ? -1 : keys.indexOf(key);
  return found === -1 ? Math.max(0, Math.min(place, keys.length - 1)) : found;
};

/** The one shown, which a swipe changes as the arrows do; it stays the one shown when they are put in another order. */
export const usePlace = ({ pictures, first }: Viewed) => {
  const keys = pictures.map(({ key }) => key);
  const track = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(() => ({ key: keys.includes(first) ? first : keys[0], place: 0 }));
  const [zoom, setZoom] = useState<number>(1);
  const last = keys.length - 1;
  const at = placeOf(keys, shown);
  const setPlace = (place: number) => setShown({ key: keys[place], place });
  const show = (next: number, behavior: ScrollBehavior = 'auto') => {
    const to = Math.max(0, Math.min(last, next));
    track.current?.scrollTo({ left: to * track.current.clientWidth, behavior });
    setPlace(to);
    setZoom(1);
  };
  const order = keys.join(' ');
  useLayoutEffect(() => {
    track.current?.scrollTo({ left: at * track.current.clientWidth });
    // On opening, when one of them is gone, and when their order is another.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [order]);
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

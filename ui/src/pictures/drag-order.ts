import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

type Order = readonly string[];
type Held = Readonly<{ key: string; x: number; y: number }>;
type Dragged = Readonly<{ key: string; order: Order }>;

/** From here on it is dragging and no longer a click, in pixels. */
const least = 6;

/** The order once `key` has the place `to` (from 0), within the ends. */
export const movedTo = (order: Order, key: string, to: number): Order => {
  const others = order.filter((one) => one !== key);
  return others.length === order.length ? order : others.toSpliced(Math.max(0, to), 0, key);
};

const keyOf = (element: Element | undefined | null): string | null =>
  element instanceof HTMLElement ? (element.dataset['picture'] ?? null) : null;

/** The one under the pointer, of this list; null outside of all. */
const keyUnder = ({ clientX, clientY, currentTarget: list }: PointerEvent): string | null =>
  keyOf(
    document
      .elementsFromPoint(clientX, clientY)
      .find((element) => element.matches('[data-picture]') && list.contains(element)),
  );

const isFar = ({ x, y }: Held, { clientX, clientY }: PointerEvent): boolean =>
  Math.hypot(clientX - x, clientY - y) >= least;

const isOther = (one: Order, other: Order): boolean => one.some((key, place) => key !== other[place]);

/** The click that ends dragging opens nothing; a key's click (`detail` 0) does. */
const useNoClick = () => {
  const dragged = useRef(false);
  return {
    dragging: (is: boolean) => {
      dragged.current = is;
    },
    onClickCapture: (event: MouseEvent) => {
      if (dragged.current && event.detail > 0) event.stopPropagation();
    },
  };
};

/**
 * Puts the things of a list in order with a mouse or a pen; a finger scrolls. Escape gives up. Whoever uses it offers the same by keyboard.
 * Each has its key as `data-picture`. The list has the pointer while one is dragged: what is dragged changes its place in the document.
 */
export const useDragOrder = (keys: Order, onOrder: ((order: Order, moved: string) => void) | undefined) => {
  const held = useRef<Held | null>(null);
  const [dragged, drag] = useState<Dragged | null>(null);
  const { dragging, onClickCapture } = useNoClick();
  const end = () => {
    held.current = null;
    drag(null);
  };
  const onPointerDown = ({ target, button, pointerType, clientX: x, clientY: y }: PointerEvent) => {
    dragging(false);
    const key = target instanceof Element ? keyOf(target.closest('[data-picture]')) : null;
    if (key !== null && button === 0 && pointerType !== 'touch') held.current = { key, x, y };
  };
  const onPointerMove = (event: PointerEvent) => {
    const start = held.current;
    if (!start || !(dragged || isFar(start, event))) return;
    if (!dragged) event.currentTarget.setPointerCapture(event.pointerId);
    dragging(true);
    const order = dragged?.order ?? keys;
    const under = keyUnder(event);
    drag({ key: start.key, order: under === null ? order : movedTo(order, start.key, order.indexOf(under)) });
  };
  const onPointerUp = () => {
    if (dragged && isOther(dragged.order, keys)) onOrder?.(dragged.order, dragged.key);
    end();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') end();
  };
  return {
    /** While one is dragged, as it would be. */ order: dragged?.order ?? keys,
    held: dragged?.key ?? null,
    /** Of the list. */
    handlers: onOrder && { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: end, onKeyDown, onClickCapture },
  };
};

import type { ThoughtCard } from '@ecrin/contracts/thought/thought.ts';
import { useRef, type MouseEvent, type PointerEvent } from 'react';
import type { EntryGestures } from './choosing.ts';

const longPressMs = 450;
/** A finger that moves further scrolls, in px. */
const stillWithin = 10;

type Press = Readonly<{ timer: number; x: number; y: number }>;
type Options = Readonly<{ choosing: boolean; onChoose: (card: ThoughtCard, range: boolean) => void }>;

/** Buttons and players of an entry keep their own clicks. */
const isControl = (target: EventTarget) =>
  target instanceof Element && target.closest('button, input, dialog') !== null;

const take = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** A finger that stays on an entry. `wasLong`: the press now ending has chosen it. */
const useLongPress = ({ choosing, onChoose }: Options) => {
  const press = useRef<Press | null>(null);
  const long = useRef(false);
  const cancel = () => {
    clearTimeout(press.current?.timer);
    press.current = null;
  };
  const start = ({ pointerType, target, clientX, clientY }: PointerEvent, card: ThoughtCard) => {
    cancel();
    long.current = false;
    if (pointerType !== 'touch' || choosing || isControl(target)) return;
    const timer = window.setTimeout(() => {
      long.current = true;
      onChoose(card, false);
    }, longPressMs);
    press.current = { timer, x: clientX, y: clientY };
  };
  const follow = ({ clientX, clientY }: PointerEvent) => {
    const { x, y } = press.current ?? { x: clientX, y: clientY };
    if (Math.hypot(clientX - x, clientY - y) > stillWithin) cancel();
  };
  return { start, follow, cancel, isPressed: () => press.current !== null, wasLong: () => long.current };
};

/** How thoughts are chosen at their entries. `shiftHeld`: whether Shift was held at the last click or key. */
export const useEntryGestures = ({ choosing, onChoose }: Options) => {
  const press = useLongPress({ choosing, onChoose });
  const shift = useRef(false);
  const click = (event: MouseEvent, card: ThoughtCard) => {
    shift.current = event.shiftKey;
    if (press.wasLong()) return take(event);
    if (isControl(event.target) || !(event.shiftKey || event.ctrlKey || event.metaKey)) return;
    take(event);
    onChoose(card, event.shiftKey);
  };
  // The browser's own menu of a link, or its dragging, would take the finger away.
  const keepFinger = (event: MouseEvent) => void (press.isPressed() && event.preventDefault());
  const gesturesOf = (card: ThoughtCard): EntryGestures => ({
    onPointerDown: (event) => press.start(event, card),
    onPointerMove: press.follow,
    onPointerUp: press.cancel,
    onPointerCancel: press.cancel,
    onContextMenu: keepFinger,
    onDragStart: keepFinger,
    onClickCapture: (event) => click(event, card),
  });
  return { gesturesOf, shiftHeld: () => shift.current };
};

import { useEffect, useRef, type TouchEvent } from 'react';
import { useLocation } from 'wouter';

/** Where the time before and the time after are; null: there is none. */
export type Turning = Readonly<{ before: string | null; after: string | null }>;

const shortestSwipe = 48;
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role=menu], dialog') !== null;

/** Keys with another one, or typed somewhere. */
const isForOthers = ({ altKey, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey || isTyping(target);

/** Turns by the arrow keys, and by a swipe over what has the returned handlers. */
export const useTurning = ({ before, after }: Turning) => {
  const [, navigate] = useLocation();
  const from = useRef<Readonly<{ x: number; y: number }> | null>(null);
  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      const to = isForOthers(event)
        ? null
        : new Map([
            ['ArrowLeft', before],
            ['ArrowRight', after],
          ]).get(event.key);
      if (to) navigate(to);
    };
    document.addEventListener('keydown', turn);
    return () => document.removeEventListener('keydown', turn);
  }, [before, after, navigate]);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      from.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!from.current || !touch) return;
      const [right, down] = [touch.clientX - from.current.x, touch.clientY - from.current.y];
      from.current = null;
      if (Math.abs(right) < shortestSwipe || Math.abs(right) < 2 * Math.abs(down)) return;
      const to = right > 0 ? before : after;
      if (to !== null) navigate(to);
    },
  };
};

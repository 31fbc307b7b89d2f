import { useLayoutEffect, useRef, type CSSProperties, type FocusEvent, type KeyboardEvent } from 'react';
import type { StoneMood } from '#stone/cuts.ts';
import { Stone } from '#stone/stone.tsx';
import styles from './stone-arc.module.css';

type ArcProps = Readonly<{
  /** Of the whole, for screen readers. */ label: string;
  cuts: readonly Readonly<{ mood: StoneMood; label: string }>[];
  onChoose: (mood: StoneMood) => void;
  /** Nothing was chosen; the focus belongs back where it came from. */ onClose: () => void;
}>;

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Moves the focus among the buttons, round and round. */
const moveFocus = (from: HTMLButtonElement, step: number) => {
  const buttons = [...(from.closest('fieldset')?.querySelectorAll('button') ?? [])];
  buttons.at((buttons.indexOf(from) + step) % buttons.length)?.focus();
};

type CutProps = Readonly<{ cut: ArcProps['cuts'][number]; at: number }> & Pick<ArcProps, 'onChoose' | 'onClose'>;

const Cut = ({ cut: { mood, label }, at, onChoose, onClose }: CutProps) => {
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = steps[event.key];
    if (step === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    if (step === undefined) onClose();
    else moveFocus(event.currentTarget, step);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLButtonElement>) => {
    if (!currentTarget.closest('fieldset')?.contains(relatedTarget)) onClose();
  };
  return (
    <button
      type="button"
      style={{ '--at': at } as CSSProperties}
      // A press would take the focus away first, and with it the arc.
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onClick={() => onChoose(mood)}
    >
      <Stone mood={mood} />
      <span className={styles['name']}>{label}</span>
    </button>
  );
};

/** How far down, in px, the arc has to go so that none of it lies outside the window or below what stays at its edges; 0 where it fits. */
const shiftIntoView = (cuts: readonly Element[]): number => {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const boxes = cuts.map((cut) => cut.getBoundingClientRect());
  const above = parseFloat(scrollPaddingTop) - Math.min(...boxes.map(({ top }) => top));
  const below = Math.max(...boxes.map(({ bottom }) => bottom)) - (innerHeight - parseFloat(scrollPaddingBottom));
  return above > 0 ? above : -Math.max(0, below);
};

/** Every cut around a rough stone, in an arc to its right. Arrows move, Escape and leaving close. */
export const StoneArc = ({ label, cuts, ...acts }: ArcProps) => {
  const arc = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    const buttons = [...(arc.current?.querySelectorAll('button, button > span') ?? [])];
    arc.current?.style.setProperty('--shift', `${shiftIntoView(buttons)}px`);
    arc.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <fieldset ref={arc} aria-label={label} className={styles['arc']}>
      {cuts.map((cut, at) => (
        <Cut key={cut.mood} cut={cut} at={at} {...acts} />
      ))}
    </fieldset>
  );
};

import type { FoundThought } from '@ecrin/contracts/thought/thought.ts';
import { CheckBox } from '@ecrin/ui/check-box/check-box.tsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChooseBar } from './choose-bar.tsx';
import { choosingMessages as messages } from './choosing.messages.ts';
import { ChoosingContext, type Choosing } from './choosing.ts';
import { useChosen } from './use-chosen.ts';
import { useEntryGestures } from './use-entry-gestures.ts';

/** Escape belongs to what lies over the list, and to a field being typed in. */
const isTaken = ({ target, defaultPrevented }: KeyboardEvent) =>
  defaultPrevented ||
  document.querySelector('dialog[open], :popover-open') !== null ||
  (target instanceof Element && target.matches('input:not([type="checkbox"]), textarea, select'));

const useEscape = (active: boolean, onEscape: () => void) => {
  const escape = useRef(onEscape);
  useEffect(() => {
    escape.current = onEscape;
  });
  useEffect(() => {
    if (!active) return undefined;
    const press = (event: KeyboardEvent) => void (event.key === 'Escape' && !isTaken(event) && escape.current());
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [active]);
};

/** The button that begins; the focus returns to it from the bar that is gone. */
const BeginButton = ({ returned, onBegin }: { returned: boolean; onBegin: () => void }) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (returned && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [returned]);
  return (
    <button ref={button} type="button" className="link" onClick={onBegin}>
      <FormattedMessage {...messages.choose} />
    </button>
  );
};

type ListProps = Readonly<{ shown: readonly FoundThought[]; children: (begin: ReactNode) => ReactNode }>;

/** A list of thoughts in which several can be chosen. `children`: gets the button that begins it; null while they are. */
export const ChoosingList = ({ shown, children }: ListProps) => {
  const { formatMessage } = useIntl();
  const { chosen, all, choose, begin, chooseAll, ended, end } = useChosen(shown);
  const { gesturesOf, shiftHeld } = useEntryGestures({ choosing: chosen !== null, onChoose: choose });
  useEscape(chosen !== null, end);
  const boxOf: Choosing['boxOf'] = (card, title) =>
    chosen && (
      <CheckBox
        label={formatMessage(messages.choice, { title })}
        checked={chosen.has(card.thoughtId)}
        onChange={() => choose(card, shiftHeld())}
      />
    );
  return (
    <ChoosingContext value={{ boxOf, gesturesOf }}>
      {children(chosen === null && <BeginButton returned={ended} onBegin={begin} />)}
      {chosen && <ChooseBar shown={shown} chosen={chosen} all={all} onAll={chooseAll} onEnd={end} />}
    </ChoosingContext>
  );
};

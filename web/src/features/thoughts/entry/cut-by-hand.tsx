import { lazyScreen } from '@ecrin/browser/navigation/lazy-screen.ts';
import type { ThoughtCard } from '@ecrin/contracts/thought/thought.ts';
import { CutButton } from '@ecrin/ui/stone-arc/cut-button.tsx';
import { Suspense, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { withMessages } from '#lib/i18n/intl.tsx';
import { thoughtsMessages as messages } from '../thoughts.messages.ts';
import { useShownTitle } from './use-shown-title.ts';

type ArcProps = Readonly<{ thoughtId: string; onClose: () => void }>;
const arc = lazyScreen<ArcProps>(
  withMessages('further', async () => (await import('../insights/mood-arc.tsx')).MoodArc),
);

/** Over a rough stone: a tap offers its cuts, loaded when they are first asked for. */
export const CutByHand = ({ card }: Readonly<{ card: ThoughtCard }>) => {
  const { formatMessage } = useIntl();
  const title = useShownTitle(card);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    // A focus that went elsewhere stays there.
    if (button.current?.parentElement?.contains(document.activeElement)) button.current.focus();
    setOpen(false);
  };
  return (
    <>
      <CutButton
        ref={button}
        aria-label={formatMessage(messages.cut, { title })}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Suspense fallback={null}>
          <arc.Screen thoughtId={card.thoughtId} onClose={close} />
        </Suspense>
      )}
    </>
  );
};

import type { ThoughtCard } from '@ecrin/contracts/thought/thought.ts';
import { IconButton } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { crossIcon, fileTextIcon, plusIcon, tagIcon, threadIcon, trashIcon } from '@ecrin/ui/icon/icons.ts';
import { Menu } from '@ecrin/ui/menu/menu.tsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { eraseMessages } from '#lib/erasure/erase.messages.ts';
import { LazyErase } from '#lib/erasure/lazy-erase.tsx';
import type { ChosenThoughts } from '#lib/page/chosen-thoughts.ts';
import { markRemoval } from '../entry/pending-removals.ts';
import { fileThoughtMessages } from '../filing/file-thought.messages.ts';
import { ThreadChoiceDialog } from '../filing/thread-picker.tsx';
import { choosingMessages as messages } from './choosing.messages.ts';
import { TagDialog } from './tag-dialog.tsx';
import type { Chosen } from './use-chosen.ts';
import { useSelectionActs } from './use-selection-acts.ts';
import styles from './choosing.module.css';

type CountProps = Readonly<{
  count: number;
  all: Readonly<{ count: number; chosen: boolean }>;
  onAll: () => void;
}>;

const Count = ({ count, all, onAll }: CountProps) => (
  <div className={styles['count']}>
    <output>
      <FormattedMessage {...messages.chosen} values={{ count }} />
    </output>
    <button type="button" className="link" onClick={onAll}>
      <FormattedMessage {...messages.all} values={{ chosen: String(all.chosen), count: all.count }} />
    </button>
  </div>
);

/** Into a story, in their order of time. */
const useStoryActions = (cards: readonly ThoughtCard[]) => {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const go = (path: string) => {
    const inOrder = cards.toSorted((one, other) => one.occurredAt.localeCompare(other.occurredAt));
    const chosenThoughts = inOrder.map(({ thoughtId }) => thoughtId);
    navigate(path, { state: { chosenThoughts } satisfies ChosenThoughts });
  };
  return [
    {
      key: 'new',
      icon: plusIcon,
      label: formatMessage(messages.newStory),
      run: () => go('/app/stories/new'),
    },
    {
      key: 'add',
      icon: fileTextIcon,
      label: formatMessage(messages.addToStory),
      run: () => go('/app/stories/add'),
    },
  ];
};

type ActsProps = Readonly<{ cards: readonly ThoughtCard[]; onEnd: () => void }>;
type DialogsProps = Readonly<{
  open: 'thread' | 'tags' | 'erase' | null;
  cards: readonly ThoughtCard[];
  acts: Pick<ReturnType<typeof useSelectionActs>, 'file' | 'tag'>;
  onClose: () => void;
}>;

/** What is asked before an act. */
const ActDialogs = ({ open, cards, acts: { file, tag }, onClose }: DialogsProps) => (
  <>
    {open === 'thread' && (
      <ThreadChoiceDialog
        current={null}
        leavable={cards.some(({ thread }) => thread !== null)}
        onFile={async (to) => {
          onClose();
          await file(to && to.threadId);
          return false;
        }}
        onClose={onClose}
      />
    )}
    {open === 'tags' && (
      <TagDialog
        cards={cards}
        onTag={(changes) => {
          onClose();
          void tag(changes);
        }}
        onClose={onClose}
      />
    )}
  </>
);

const Erase = ({ cards, onEnd, onClose }: ActsProps & Readonly<{ onClose: () => void }>) => {
  const [selection] = useState(() => ({ thoughtIds: cards.map(({ thoughtId }) => thoughtId) }));
  const end = () => {
    for (const id of selection.thoughtIds) markRemoval(id, 'done');
    onEnd();
  };
  return <LazyErase selection={selection} onErased={end} onClose={onClose} />;
};

const Acts = ({ cards, onEnd }: ActsProps) => {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState<DialogsProps['open']>(null);
  const { busy, toggles, remove, ...asked } = useSelectionActs(cards, onEnd);
  const story = useStoryActions(cards);
  const erase = {
    key: 'erase',
    icon: crossIcon,
    danger: true,
    label: formatMessage(eraseMessages.open),
    run: () => setOpen('erase'),
  };
  const idle = cards.length > 0 && !busy;
  return (
    <fieldset className={styles['acts']} aria-label={formatMessage(messages.acts)} aria-busy={busy} disabled={!idle}>
      <IconButton label={formatMessage(fileThoughtMessages.pick)} onClick={() => setOpen('thread')}>
        <Icon of={threadIcon} />
      </IconButton>
      <IconButton label={formatMessage(messages.act, { act: 'tag' })} onClick={() => setOpen('tags')}>
        <Icon of={tagIcon} />
      </IconButton>
      {toggles.map(({ act, icon, run }) => (
        <IconButton key={icon.d} label={formatMessage(messages.act, { act })} onClick={run}>
          <Icon of={icon} />
        </IconButton>
      ))}
      <IconButton label={formatMessage(messages.act, { act: 'delete' })} onClick={() => void remove()}>
        <Icon of={trashIcon} />
      </IconButton>
      <Menu label={formatMessage(messages.further)} groups={[story, [erase]]} />
      {open === 'erase' && <Erase cards={cards} onEnd={onEnd} onClose={() => setOpen(null)} />}
      <ActDialogs open={open} cards={cards} acts={asked} onClose={() => setOpen(null)} />
    </fieldset>
  );
};

type BarProps = Omit<CountProps, 'count'> &
  Readonly<{ shown: readonly ThoughtCard[]; chosen: Chosen; onEnd: () => void }>;

/** What becomes of the chosen thoughts. */
export const ChooseBar = ({ shown, chosen, all, onAll, onEnd }: BarProps) => {
  const { formatMessage } = useIntl();
  // As they are now, where the list still shows them.
  const now = new Map(shown.map((card) => [card.thoughtId, card]));
  const cards = [...chosen.values()].map((card) => now.get(card.thoughtId) ?? card);
  return (
    <div className={styles['bar']} data-dock>
      <Count count={chosen.size} all={all} onAll={onAll} />
      <Acts cards={cards} onEnd={onEnd} />
      <div className={styles['end']}>
        <IconButton label={formatMessage(messages.cancel)} onClick={onEnd}>
          <Icon of={crossIcon} />
        </IconButton>
      </div>
    </div>
  );
};

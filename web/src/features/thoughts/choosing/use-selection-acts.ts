import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { ThoughtCard } from '@ecrin/contracts/thought/thought.ts';
import {
  lockIcon,
  lockOpenIcon,
  pinFilledIcon,
  pinIcon,
  starFilledIcon,
  starIcon,
  type IconShape,
} from '@ecrin/ui/icon/icons.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormatProblem } from '#lib/api/problem-feedback.ts';
import { store } from '#lib/api/store.ts';
import { favoritesApi } from '#lib/favorites/favorites.api.ts';
import { useGetMeQuery } from '#lib/session/client.api.ts';
import { thoughtPageApi } from '../detail/thought-page.api.ts';
import { clearRemoval, markRemoval } from '../entry/pending-removals.ts';
import { fileThoughtApi } from '../filing/file-thought.api.ts';
import { insightApi } from '../insights/use-insight.ts';
import { pinThoughtApi } from '../pin/pin-thought.tsx';
import { applyToEach, type Outcome, type SentCommand } from './apply-to-each.ts';
import { choosingMessages as messages, type FlagAct, type SelectionAct } from './choosing.messages.ts';
import { isRetagged, tagsAfter, type TagChanges } from './tag-changes.ts';

type Named = Pick<ThoughtCard, 'thoughtId'>;
type Act<Card extends Named> = Readonly<{
  act: SelectionAct;
  cards: readonly Card[];
  send: (card: Card) => SentCommand;
  undo: (card: Card) => SentCommand;
  onSettled?: (outcome: Outcome<Card>) => void;
}>;

type Flag = Readonly<{
  icons: Readonly<{ on: IconShape; off: IconShape }>;
  acts: Readonly<{ on: FlagAct; off: FlagAct }>;
  is: (card: ThoughtCard, favorites: readonly string[]) => boolean;
  set: (thoughtId: string, on: boolean) => SentCommand;
}>;

/** What a thought can be or not: one button sets it where it is missing, and unsets it where no thought misses it. */
const flags: readonly Flag[] = [
  {
    icons: { on: pinIcon, off: pinFilledIcon },
    acts: { on: 'pin', off: 'unpin' },
    is: ({ pinned }) => pinned,
    set: (thoughtId, pinned) => store.dispatch(pinThoughtApi.endpoints.pinThought.initiate({ thoughtId, pinned })),
  },
  {
    icons: { on: starIcon, off: starFilledIcon },
    acts: { on: 'favour', off: 'unfavour' },
    is: ({ thoughtId }, favorites) => favorites.includes(thoughtId),
    set: (itemId, on) => {
      const { addFavorite, removeFavorite } = favoritesApi.endpoints;
      return on
        ? store.dispatch(addFavorite.initiate({ itemId, kind: 'thought' }))
        : store.dispatch(removeFavorite.initiate(itemId));
    },
  },
  {
    icons: { on: lockIcon, off: lockOpenIcon },
    acts: { on: 'hide', off: 'open' },
    is: (card) => card.private,
    set: (thoughtId, on) =>
      store.dispatch(thoughtPageApi.endpoints.reviseThought.initiate({ thoughtId, body: { private: on } })),
  },
];

const { fileThought, unfileThought } = fileThoughtApi.endpoints;
/** `suggested`: nobody searched for that thread. */
export const putInThread = (thoughtId: string, threadId: string | null, suggested = false): SentCommand =>
  threadId === null
    ? store.dispatch(unfileThought.initiate(thoughtId))
    : store.dispatch(fileThought.initiate({ thoughtId, threadId, ...(suggested && { suggested }) }));

/** Undone, each has again the tags it had, and whose they were. */
const tagging = (cards: readonly ThoughtCard[], changes: TagChanges): Act<ThoughtCard> => {
  const { correctInsight, undoInsight } = insightApi.endpoints;
  return {
    act: [...changes.values()].some(Boolean) ? 'tag' : 'untag',
    cards: cards.filter(({ tags }) => isRetagged(tags, changes)),
    send: ({ thoughtId, tags }) =>
      store.dispatch(correctInsight.initiate({ thoughtId, field: 'tags', value: [...tagsAfter(tags, changes)] })),
    undo: ({ thoughtId }) => store.dispatch(undoInsight.initiate({ thoughtId, field: 'tags' })),
  };
};

const { deleteThought, restoreThought } = thoughtPageApi.endpoints;

/** Sends an act for each thought it changes, says what became of it, and offers one undo of all that was done. */
export const useAct = (onDone: () => void) => {
  const { formatMessage } = useIntl();
  const formatProblem = useFormatProblem();
  const [busy, setBusy] = useState(false);
  const undo = async <Card extends Named>({ act, undo: send }: Act<Card>, done: readonly Card[]) => {
    const { refused, problem } = await applyToEach(done, send);
    if (act === 'delete') done.forEach(({ thoughtId }) => clearRemoval(thoughtId));
    const why = { count: refused.length, reason: formatProblem(problem) ?? '' };
    if (refused.length > 0) showToast({ tone: 'error', message: formatMessage(messages.notUndone, why) });
  };
  const say = <Card extends Named>(act: Act<Card>, done: readonly Card[], why: { count: number; reason: string }) => {
    if (done.length === 0) return showToast({ tone: 'error', message: formatMessage(messages.noneDone, why) });
    const said = formatMessage(messages.done, { act: act.act, count: done.length });
    return showToast({
      tone: why.count > 0 ? 'info' : 'done',
      message: why.count > 0 ? formatMessage(messages.partlyDone, { done: said, ...why }) : said,
      action: { label: formatMessage(messages.undo), run: () => void undo(act, done) },
    });
  };
  const run = async <Card extends Named>(act: Act<Card>): Promise<void> => {
    if (act.cards.length === 0) return onDone();
    setBusy(true);
    const outcome = await applyToEach(act.cards, act.send);
    const { done, refused, problem } = outcome;
    setBusy(false);
    act.onSettled?.(outcome);
    say(act, done, { count: refused.length, reason: formatProblem(problem) ?? '' });
    if (done.length > 0) onDone();
    return undefined;
  };
  return { busy, run };
};

/** What can be done with the chosen thoughts at once. `onDone`: called when at least one was changed, or none had to be. */
export const useSelectionActs = (cards: readonly ThoughtCard[], onDone: () => void) => {
  const { busy, run } = useAct(onDone);
  const { favorites } = useGetMeQuery(undefined, {
    selectFromResult: ({ data }) => ({ favorites: data?.favorites ?? none }),
  });
  const toggles = flags.map(({ icons, acts, is, set }) => {
    const on = cards.length === 0 || cards.some((card) => !is(card, favorites));
    const name = on ? acts.on : acts.off;
    const act: Act<ThoughtCard> = {
      act: name,
      cards: cards.filter((card) => is(card, favorites) !== on),
      send: ({ thoughtId }) => set(thoughtId, on),
      undo: ({ thoughtId }) => set(thoughtId, !on),
    };
    return { act: name, icon: on ? icons.on : icons.off, run: () => void run(act) };
  });
  const file = (threadId: string | null) =>
    run({
      act: threadId === null ? 'unfile' : 'file',
      cards: cards.filter(({ thread }) => (thread?.threadId ?? null) !== threadId),
      send: ({ thoughtId }) => putInThread(thoughtId, threadId),
      undo: ({ thoughtId, thread }) => putInThread(thoughtId, thread?.threadId ?? null),
    });
  const remove = async () => {
    cards.forEach(({ thoughtId }) => markRemoval(thoughtId, 'asked'));
    await run({
      act: 'delete',
      cards,
      send: ({ thoughtId }) => store.dispatch(deleteThought.initiate(thoughtId)),
      undo: ({ thoughtId }) => store.dispatch(restoreThought.initiate(thoughtId)),
      onSettled: ({ done, refused }) => {
        done.forEach(({ thoughtId }) => markRemoval(thoughtId, 'done'));
        refused.forEach(({ thoughtId }) => clearRemoval(thoughtId));
      },
    });
  };
  return { busy, toggles, file, tag: (changes: TagChanges) => run(tagging(cards, changes)), remove };
};
const none: readonly string[] = [];

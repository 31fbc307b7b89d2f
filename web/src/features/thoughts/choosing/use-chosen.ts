import type { ThoughtCard } from '@ecrin/contracts/thought/thought.ts';
import { maxThoughtsAtOnce } from '@ecrin/domain/story/story.vocabulary.ts';
import { useState } from 'react';

/** By id, each as it was when it was chosen. */
export type Chosen = ReadonlyMap<string, ThoughtCard>;

/** `from`: the thought a range begins at, the one chosen last. */
type State = Readonly<{ chosen: Chosen; from: string | null }>;

const withAll = (chosen: Chosen, cards: readonly ThoughtCard[]): Chosen => {
  const next = new Map(chosen);
  for (const card of cards) if (next.size < maxThoughtsAtOnce) next.set(card.thoughtId, card);
  return next;
};

const toggled = (chosen: Chosen, card: ThoughtCard): Chosen => {
  const next = new Map(chosen);
  return next.delete(card.thoughtId) ? next : withAll(chosen, [card]);
};

/** From one thought of a list to another, both included, in either direction; only the last where the first is not listed. */
const rangeOf = (shown: readonly ThoughtCard[], from: string | null, to: ThoughtCard): readonly ThoughtCard[] => {
  const start = shown.findIndex(({ thoughtId }) => thoughtId === from);
  const end = shown.findIndex(({ thoughtId }) => thoughtId === to.thoughtId);
  return start < 0 ? [to] : shown.slice(Math.min(start, end), Math.max(start, end) + 1);
};

/** The thoughts chosen among those `shown`, at most as many as one story takes; `chosen` is null while none are being chosen. */
export const useChosen = (shown: readonly ThoughtCard[]) => {
  const [state, setState] = useState<State | null>(null);
  const [ended, setEnded] = useState(false);
  const choose = (card: ThoughtCard, range: boolean) =>
    setState((before) => {
      const { chosen, from } = before ?? { chosen: new Map(), from: null };
      return {
        chosen: range ? withAll(chosen, rangeOf(shown, from, card)) : toggled(chosen, card),
        from: card.thoughtId,
      };
    });
  const all = shown.slice(0, maxThoughtsAtOnce);
  const allChosen = state !== null && all.every(({ thoughtId }) => state.chosen.has(thoughtId));
  return {
    chosen: state && state.chosen,
    /** How many « all » are, and whether they are chosen. */
    all: { count: all.length, chosen: allChosen },
    choose,
    begin: () => setState({ chosen: new Map(), from: null }),
    chooseAll: () => setState({ chosen: allChosen ? new Map() : withAll(new Map(), all), from: null }),
    /** It was begun before, and is over. */
    ended: ended && state === null,
    end: () => {
      setState(null);
      setEnded(true);
    },
  };
};

import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { OrbRun } from '../orb-run.aggregate.ts';
import type { OrbRunHidden, OrbRunItemTicked, OrbRunShown } from '../orb-run.events.ts';
import { namesOf, requireResult } from './require-running.ts';

type Which = Readonly<{ runId: string; now: string }>;
type Unavailable = 'orb-run.not-found' | 'orb-run.no-result';

export const hideResult = ({ now }: Which, state: OrbRun): Decision<OrbRunHidden, Unavailable> =>
  requireResult(state, (run) =>
    run.hidden ? nothingNew : [{ type: 'OrbRunHidden', data: { ...namesOf(run), hiddenAt: now }, private: null }],
  );

export const showResult = ({ now }: Which, state: OrbRun): Decision<OrbRunShown, Unavailable> =>
  requireResult(state, (run) =>
    run.hidden ? [{ type: 'OrbRunShown', data: { ...namesOf(run), shownAt: now }, private: null }] : nothingNew,
  );

/** Only the items of a checklist. */
export const tickItem = (
  { item, ticked, now }: Which & Readonly<{ item: number; ticked: boolean }>,
  state: OrbRun,
): Decision<OrbRunItemTicked, Unavailable | 'orb-run.no-such-item'> =>
  requireResult(state, (run) => {
    if (run.kind !== 'checklist' || item >= run.items) return refuse('orb-run.no-such-item');
    return run.ticked.includes(item) === ticked
      ? nothingNew
      : [{ type: 'OrbRunItemTicked', data: { ...namesOf(run), item, ticked, tickedAt: now }, private: null }];
  });

import type { BudgetedWork } from '@ecrin/contracts/operation/operation.ts';
import { noteBreach, workBreaches } from './work-breaches.ts';
import { threadMs, workBudgets } from './work-budgets.ts';

/** One step that is under way in this thread. */
type Piece = { kind: BudgetedWork; of: string };

/** How often it is looked whether the event loop turns, while there is work, in ms. */
const lookMs = 50;
const mostNamed = 3;

const underWay = new Set<Piece>();
let ended: Piece[] = [];
let looking: Looking | null = null;
type Looking = { timer: NodeJS.Timeout; at: number; used: number; breaches: number };

/**
 * From now until it is left a piece of work may be what holds this thread: what does is found by a timer that comes late, and reported by kind. Nothing is
 * measured per await. Of several that are under way the one within the others is told.
 */
export const enterWork = (
  kind: BudgetedWork,
  of: string,
): Readonly<{ rename: (of: string) => void; leave: () => void }> => {
  const piece: Piece = { kind, of };
  underWay.add(piece);
  looking ??= begin();
  return {
    rename: (named) => {
      piece.of = named;
    },
    leave: () => {
      underWay.delete(piece);
      ended.push(piece);
    },
  };
};

/** The same work, found among what may hold this thread. */
export const asJob =
  <Result>(of: string, work: () => Promise<Result>): (() => Promise<Result>) =>
  async () => {
    const piece = enterWork('job', of);
    try {
      return await work();
    } finally {
      piece.leave();
    }
  };

const breachesSoFar = (): number => workBreaches().reduce((sum, { count }) => sum + count, 0);

const begin = (): Looking => ({
  timer: setInterval(look, lookMs).unref(),
  at: performance.now(),
  used: threadMs(),
  breaches: breachesSoFar(),
});

const look = (): void => {
  if (!looking) return;
  const [at, used] = [performance.now(), threadMs()];
  // What else the machine does makes a turn late, too: only what this thread computed counts.
  const heldMs = Math.min(at - looking.at - lookMs, used - looking.used);
  if (heldMs > leastMs) report(heldMs, looking);
  ended = [];
  if (underWay.size === 0) {
    clearInterval(looking.timer);
    looking = null;
  } else Object.assign(looking, { at, used, breaches: breachesSoFar() });
};

const leastMs = Math.min(...Object.values(workBudgets).map(({ holdMs }) => holdMs));

/** What interrupted work has told already is not told again. */
const report = (ms: number, { breaches }: Looking): void => {
  if (breachesSoFar() > breaches) return;
  const pieces = [...ended, ...underWay];
  const kind = pieces.findLast((piece) => piece.kind !== 'request')?.kind ?? 'request';
  if (ms < workBudgets[kind].holdMs) return;
  const names = new Set(pieces.flatMap((piece) => (piece.kind === kind ? [piece.of] : [])));
  noteBreach({ kind, of: [...names].slice(0, mostNamed).join(', '), ms });
};

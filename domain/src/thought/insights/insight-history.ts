/** The source of a value: an analyst's run, or the person. `at`: ISO 8601 UTC. */
export type InsightSource =
  | Readonly<{ by: 'ai'; engine: string; model: string; promptVersion: string; at: string; rereadingId?: string }>
  | Readonly<{ by: 'person'; at: string }>;

/** `value` null: its key is destroyed. */
export type InsightEntry<Value> = Readonly<{ value: Value | null; from: InsightSource }>;

/** One field's values; the last of `past` is shown, the first of `future` comes back on redo. `touched`: the person edited it. */
export type InsightHistory<Value> = Readonly<{
  past: readonly InsightEntry<Value>[];
  future: readonly InsightEntry<Value>[];
  touched: boolean;
}>;

export const noInsight: InsightHistory<never> = { past: [], future: [], touched: false };

/** The current value; null when nothing was proposed, or everything was undone. */
export const currentInsight = <Value>({ past }: InsightHistory<Value>): InsightEntry<Value> | null =>
  past.at(-1) ?? null;

export const canUndoInsight = ({ past }: InsightHistory<unknown>): boolean => past.length > 0;
export const canRedoInsight = ({ future }: InsightHistory<unknown>): boolean => future.length > 0;

/** A run's value replaces an earlier run's; a field edited by the person is unchanged. A null value: the model had no answer. */
export const proposeInsight = <Value>(
  history: InsightHistory<Value>,
  entry: InsightEntry<Value>,
): InsightHistory<Value> =>
  history.touched ? history : { past: entry.value === null ? [] : [entry], future: [], touched: false };

/** A rereading adds its value over the one before, so that it can be undone; it takes none away, and a field edited by the person is unchanged. */
export const rereadInsight = <Value>(
  history: InsightHistory<Value>,
  entry: InsightEntry<Value>,
): InsightHistory<Value> => {
  const before = currentInsight(history)?.value ?? null;
  const isNew = entry.value !== null && JSON.stringify(entry.value) !== JSON.stringify(before);
  return history.touched || !isNew ? history : { past: [...history.past, entry], future: [], touched: false };
};

/** Whether a value of this rereading is shown, and not the person's word on it. */
export const isRereadIn = ({ past, touched }: InsightHistory<unknown>, rereadingId: string): boolean => {
  const from = past.at(-1)?.from;
  return !touched && from?.by === 'ai' && from.rereadingId === rereadingId;
};

export const undoReread = <Value>(history: InsightHistory<Value>, rereadingId: string): InsightHistory<Value> =>
  isRereadIn(history, rereadingId) ? { ...history, past: history.past.slice(0, -1) } : history;

/** The person's own value replaces the current one and clears the redo steps. */
export const correctInsight = <Value>(
  { past }: InsightHistory<Value>,
  value: Value | null,
  at: string,
): InsightHistory<Value> => ({
  past: [...past, { value, from: { by: 'person', at } }],
  future: [],
  touched: true,
});

/** Undoes to the previous value; undoing a run's value leaves none. */
export const undoInsight = <Value>(history: InsightHistory<Value>): InsightHistory<Value> => {
  const undone = currentInsight(history);
  return undone ? { past: history.past.slice(0, -1), future: [undone, ...history.future], touched: true } : history;
};

/** Redoes what was undone last. */
export const redoInsight = <Value>(history: InsightHistory<Value>): InsightHistory<Value> => {
  const [back, ...future] = history.future;
  return back ? { past: [...history.past, back], future, touched: true } : history;
};

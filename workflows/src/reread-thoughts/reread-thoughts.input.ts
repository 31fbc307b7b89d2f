/** `task`: analyse again, or take back what was. */
export type RereadThoughtsInput = Readonly<{
  rereadingId: string;
  ownerId: string | null;
  task: 'reread' | 'undo';
}>;
/** Thoughts that were changed. */
export type RereadThoughtsOutcome = number;
/** After some thoughts: `next` is where to go on; null: that was all. */
export type RereadBatch = Readonly<{ changed: number; next: string | null }>;
export type RereadBatchInput = RereadThoughtsInput & Readonly<{ cursor: string | null }>;

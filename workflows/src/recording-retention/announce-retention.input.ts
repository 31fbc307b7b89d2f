/** `change`: the number of the change of settings that is announced. `cursor`: of the next page of clients. */
export type AnnounceRetentionInput = Readonly<{ change: number; cursor: string | null }>;
/** `over`: it was changed again meanwhile. */
export type AnnounceRetentionOutcome = 'told' | 'over';
/** null: it was changed again. `next` null: that was the last page. */
export type TellPageOutcome = Readonly<{ next: string | null }> | null;

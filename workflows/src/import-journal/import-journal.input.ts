/** `task`: fetch the file from another écrin, bring what it has, or take back what was brought. */
export type ImportJournalInput = Readonly<{ importId: string; ownerId: string; task: 'fetch' | 'bring' | 'undo' }>;
/** `next`: the page to go on with; null: there is none, or the import was paused, undone or ended meanwhile. `isOver`: all of it was brought. */
export type BroughtPage = Readonly<{ next: number | null; isOver: boolean }>;
/** `next`: where to go on; null: that was all. */
export type ChangedPage = Readonly<{ next: string | null }>;
/** `understand`: whether what was brought is to be analysed. `fetched`: how many thoughts it brought of another écrin, which waits to be told. */
export type EndedImport = Readonly<{ understand: boolean; fetched?: number }>;
export type ImportJournalOutcome = null;

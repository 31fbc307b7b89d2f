/** What is known of each thread when a thought's filing is looked up. */
export type ThreadResolution = Readonly<{ deleted: boolean; mergedInto: string | null }>;

/**
 * The thread an id resolves to: itself, or the one it was merged into, over any number of merges. Null when that one is deleted or never existed.
 * Two merges that form a circle (two devices, at once, in opposite directions) leave each thread resolving to itself.
 */
export const resolveThread = (threads: ReadonlyMap<string, ThreadResolution>, threadId: string): string | null => {
  const passed = new Set<string>();
  for (let id = threadId; ;) {
    const thread = threads.get(id);
    if (!thread || thread.deleted) return null;
    if (thread.mergedInto === null || passed.has(id)) return id;
    passed.add(id);
    id = thread.mergedInto;
  }
};

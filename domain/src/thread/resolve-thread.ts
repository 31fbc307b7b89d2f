/** The state of each thread, for resolving a thought's filing. */
export type ThreadResolution = Readonly<{ deleted: boolean; mergedInto: string | null }>;

/**
 * The thread an id resolves to: itself, or the one it was merged into, over any number of merges. Null when that one is deleted or never existed.
 * Two merges in a cycle (two devices, concurrently, in opposite directions) leave each thread resolving to itself.
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

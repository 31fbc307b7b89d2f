/** What is known of each thread when a thought's filing is looked up. */
export type ThreadResolution = Readonly<{ deleted: boolean; mergedInto: string | null }>;

/**
 * The thread that stands for another: itself, or whatever it was merged into, however often. Null when that one is gone or never was.
 * Two merges that went in a circle (two devices, at once, in opposite ways) leave each thread standing for itself.
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

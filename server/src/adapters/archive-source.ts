import { onFirstUse } from '@ecrin/platform/concurrency/on-first-use.ts';
import type { ArchiveSource } from '@ecrin/platform/journal-import/archive-source.ts';

/** Archives of other écrins; its code is loaded when somebody first moves here. */
export const openArchiveSource = (allowed: readonly string[]): ArchiveSource => {
  const source = onFirstUse(async () => {
    const { createHttpArchiveSource } = await import('@ecrin/platform/adapters/archive-source/http-archive-source.ts');
    return createHttpArchiveSource({ allowed });
  });
  return {
    open: async (asked) => (await source()).open(asked),
    read: async (asked) => (await source()).read(asked),
    confirm: async (...told) => (await source()).confirm(...told),
  };
};

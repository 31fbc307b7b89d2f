import { readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder, writeDurably } from '#adapters/blob-store/durable-file.ts';
import type { DataStore, MigrationCheckpoint } from '#migration/data-store.ts';

/** `move.json` in the folder; written whole or left as before, whenever the process dies. */
export const openFileMigrationCheckpoint = (dir: string): DataStore['migrationCheckpoint'] => {
  const file = join(dir, 'move.json');
  const draft = `${file}.new`;
  return {
    read: async () => {
      const text = await readFile(file, 'utf8').catch(() => null);
      return text === null ? null : (JSON.parse(text) as MigrationCheckpoint);
    },
    write: async (checkpoint) => {
      await rm(draft, { force: true });
      await writeDurably(
        draft,
        (async function* () {
          yield Buffer.from(JSON.stringify(checkpoint));
        })(),
      );
      await rename(draft, file);
      await syncFolder(dirname(file));
    },
  };
};

import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { failPoint } from '#instrumentation/fail-point.ts';
import { withBlobFaults } from './blob-fault.ts';

/** Synced to disk when it resolves. Throws `BlobStoreFault` for errors of the file system, and whatever reading the content throws. */
export const writeDurably = async (
  path: string,
  content: AsyncIterable<Uint8Array>,
): Promise<Readonly<{ bytes: number; storedAt: string }>> => {
  const file = await withBlobFaults(open(path, 'wx', 0o600));
  try {
    for await (const piece of content) await withBlobFaults(file.writeFile(piece));
    await withBlobFaults(file.sync());
    const { size, mtime } = await file.stat();
    return { bytes: size, storedAt: mtime.toISOString() };
  } finally {
    await file.close();
  }
};

/** A new name in a folder is only durable once the folder is. */
export const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};

/** Gives a synced file or folder its final name; the new name is durable when it resolves. */
export const renameDurably = async (draft: string, path: string): Promise<void> => {
  await makeFolders(dirname(path));
  failPoint('blob-store.before-rename');
  await rename(draft, path);
  failPoint('blob-store.after-rename');
  await syncFolder(dirname(path));
};

/** Creates the missing folders of `path`, each durable in its parent. */
export const makeFolders = async (path: string): Promise<void> => {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  if (!first) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
};

import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Deletes messages that were written for these addresses where no mail server was set up, or that name them; drafts too. */
export const emptyOutbox = async (folder: string, addresses: ReadonlySet<string>): Promise<void> => {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const text = await readFile(join(folder, name), 'utf8').catch(() => '');
    if ([...addresses].some((address) => text.includes(address))) await rm(join(folder, name), { force: true });
  }
};

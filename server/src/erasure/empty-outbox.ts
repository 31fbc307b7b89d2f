import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** `addresses`: of whom. `saying`: of what they were written, only messages with one of these texts; absent: all. */
type Meant = Readonly<{ addresses: ReadonlySet<string>; saying?: ReadonlySet<string> }>;

/** Deletes messages that were written for these addresses where no mail server was set up, or that name them; drafts too. */
export const emptyOutbox = async (folder: string, { addresses, saying }: Meant): Promise<void> => {
  const meant = new Set([...addresses].map((address) => address.toLowerCase()));
  const says = (text: string): boolean => !saying || [...saying].some((words) => text.includes(words));
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const text = await readFile(join(folder, name), 'utf8').catch(() => '');
    if (addressesIn(text).some((one) => meant.has(one)) && says(text)) await rm(join(folder, name), { force: true });
  }
};

/** Whole ones: that of one person may end with that of another. Numbers too. */
const addressesIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[\s<>()[\]"'«»,;:=?&]+/u)
    .map((word) => word.replace(/[.!…]$/u, ''));

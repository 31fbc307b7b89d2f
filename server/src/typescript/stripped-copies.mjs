import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = new URL('../../../node_modules/.cache/stripped/', import.meta.url);

/** By content, and by the version of Node that stripped it. */
const fileOf = (source) => fileURLToPath(new URL(`${hash('sha256', process.version + source)}.js`, folder));

/** A copy without it was not written to its end: a disk may have lost power. */
const end = '\n// end of copy\n';

/** The copy of a source without its types, at the same lines and columns. null: there is none. */
export const readCopy = (source) => {
  try {
    const copy = readFileSync(fileOf(source), 'utf8');
    return copy.endsWith(end) ? copy : null;
  } catch {
    return null;
  }
};

/** Appears whole: several processes may do the same at once. */
export const writeCopy = (source, stripped) => {
  const unfinished = `${fileOf(source)}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(unfinished, stripped + end);
  renameSync(unfinished, fileOf(source));
};

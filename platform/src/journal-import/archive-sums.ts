import type { TextFile } from './source.ts';

/** The hashes that an archive lists in `SHA256SUMS`, in hexadecimal by path; none where it has no list. */
export const listedSums = (texts: readonly TextFile[]): ReadonlyMap<string, string> => {
  const list = texts.find(({ path }) => /(?:^|\/)SHA256SUMS$/u.test(path))?.text ?? '';
  const rows = list.split('\n').flatMap((row) => {
    const [, sum = '', path = ''] = /^([0-9a-f]{64}) {2}(.+)$/u.exec(row) ?? [];
    return path === '' ? [] : [[path.normalize('NFC'), sum] as const];
  });
  return new Map(rows);
};

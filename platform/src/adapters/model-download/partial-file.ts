import { readFile, rm, stat, writeFile } from 'node:fs/promises';

/** The version a part belongs to, as the server named it, in a file next to it. */
const versionFile = (part: string): string => `${part}.version`;

/** In bytes; null when there is no such file. */
export const sizeOf = (file: string): Promise<number | null> =>
  stat(file).then(
    ({ size }) => size,
    () => null,
  );

export type PartialFile = Readonly<{ bytes: number; version: string | null }>;

/** What an earlier attempt left behind. */
export const partialOf = async (part: string): Promise<PartialFile> => ({
  bytes: (await sizeOf(part)) ?? 0,
  version: await readFile(versionFile(part), 'utf8').catch(() => null),
});

/** A part of an unnamed version cannot be resumed. */
export const rememberVersion = async (part: string, version: string | null): Promise<void> => {
  await forgetPart(part);
  if (version !== null) await writeFile(versionFile(part), version);
};

export const forgetPart = async (part: string): Promise<void> => {
  await rm(part, { force: true });
  await rm(versionFile(part), { force: true });
};

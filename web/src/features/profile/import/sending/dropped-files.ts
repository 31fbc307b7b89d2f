import type { FileInFolder } from './folder-archive.ts';

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** A browser hands over some at a time, none at the end. */
const entriesOf = async (folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> => {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return all;
    all.push(...some);
  }
};

const filesOf = async (entry: FileSystemEntry): Promise<readonly FileInFolder[]> => {
  const path = entry.fullPath.replace(/^\//u, '');
  if (isFile(entry)) return [{ path, file: await new Promise<File>((resolve, reject) => entry.file(resolve, reject)) }];
  if (!isFolder(entry)) return [];
  const found: FileInFolder[] = [];
  for (const one of await entriesOf(entry)) found.push(...(await filesOf(one)));
  return found;
};

/** The files of what was dropped, those of its folders too. It is only there during the event: read of it before anything is awaited. */
export const droppedFiles = (dropped: DataTransfer): Promise<readonly FileInFolder[]> => {
  const entries = [...dropped.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const alone = [...dropped.files].map((file) => ({ path: file.name, file }));
  if (entries.length === 0) return Promise.resolve(alone);
  return Promise.all(entries.map(filesOf)).then((found) => found.flat());
};

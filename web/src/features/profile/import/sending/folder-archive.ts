import { downloadZip } from 'client-zip';

/** A file with its path below what was chosen or dropped, the folder's own name included. */
export type FileInFolder = Readonly<{ path: string; file: File }>;

/** Several files as one archive, each under its path, with when it was changed: the archive when the last of them was. They are read one after the other; a browser keeps what is large on its disk. */
export const folderArchive = async (files: readonly FileInFolder[]): Promise<File> => {
  const inputs = files.map(({ path, file }) => ({ name: path, lastModified: file.lastModified, input: file }));
  const folders = new Set(files.map(({ path }) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : '')));
  const [folder = ''] = folders.size === 1 ? folders : [];
  // The same folder is the same file again.
  const lastModified = Math.max(0, ...files.map(({ file }) => file.lastModified));
  const name = `${folder || 'notes'}.zip`;
  return new File([await downloadZip(inputs).blob()], name, { type: 'application/zip', lastModified });
};

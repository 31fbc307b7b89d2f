import { downloadZip } from 'client-zip';

/** The files of a folder as one archive, each under its path in the folder, with when it was changed: the archive when the last of them was. They are read one after the other; a browser keeps what is large on its disk. */
export const folderArchive = async (files: readonly File[]): Promise<File> => {
  const inputs = files.map((file) => ({
    name: file.webkitRelativePath || file.name,
    lastModified: file.lastModified,
    input: file,
  }));
  const folder = files[0]?.webkitRelativePath.split('/')[0] ?? '';
  // The same folder is the same file again.
  const lastModified = Math.max(0, ...files.map((file) => file.lastModified));
  const name = `${folder || 'notes'}.zip`;
  return new File([await downloadZip(inputs).blob()], name, { type: 'application/zip', lastModified });
};

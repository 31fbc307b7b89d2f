import { downloadZip } from 'client-zip';

/** The files of a folder as one archive, each under its path in the folder, with when it was changed. They are read one after the other; a browser keeps what is large on its disk. */
export const folderArchive = async (files: readonly File[]): Promise<File> => {
  const inputs = files.map((file) => ({
    name: file.webkitRelativePath || file.name,
    lastModified: file.lastModified,
    input: file,
  }));
  const folder = files[0]?.webkitRelativePath.split('/')[0] ?? '';
  return new File([await downloadZip(inputs).blob()], `${folder || 'notes'}.zip`, { type: 'application/zip' });
};

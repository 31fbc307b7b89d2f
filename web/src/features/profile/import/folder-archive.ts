import { zip } from 'fflate';

/** The files of a folder as one archive, each under its path in the folder. */
export const folderArchive = async (files: readonly File[]): Promise<File> => {
  const contents = await Promise.all(
    files.map(
      async (file) => [file.webkitRelativePath || file.name, new Uint8Array(await file.arrayBuffer())] as const,
    ),
  );
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  zip(Object.fromEntries(contents), { level: 0 }, (fault, bytes) => (fault ? reject(fault) : resolve(bytes)));
  const folder = files[0]?.webkitRelativePath.split('/')[0] ?? '';
  return new File([new Uint8Array(await promise)], `${folder || 'notes'}.zip`, { type: 'application/zip' });
};

/** Opens what the device offers to share with. Closing it without sharing is no fault. */
export const share = (data: ShareData): void => void navigator.share(data).catch(() => undefined);

export const canShareFile = (file: File): boolean => 'canShare' in navigator && navigator.canShare({ files: [file] });

/** Downloads what is at an address of this page. */
export const save = (url: string, name: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
};

/** A browser may read the file some time after it was told to. */
const readMs = 60_000;

/** Downloads a file. */
export const saveFile = (file: File): void => {
  const url = URL.createObjectURL(file);
  save(url, file.name);
  setTimeout(() => URL.revokeObjectURL(url), readMs);
};

/** Opens what the device offers to share a file with; false where too much time has passed since it was asked for. */
export const shareFile = (file: File): Promise<boolean> =>
  navigator.share({ files: [file] }).then(
    () => true,
    (fault: unknown) => !(fault instanceof DOMException && fault.name === 'NotAllowedError'),
  );

/** Opens what the device offers to share with. Closing it without sharing is no fault. */
export const share = (data: ShareData): void => void navigator.share(data).catch(() => undefined);

export const canShareFile = (file: File): boolean => 'canShare' in navigator && navigator.canShare({ files: [file] });

/** Opens what the device offers to share a file with; false where too much time has passed since it was asked for. */
export const shareFile = (file: File): Promise<boolean> =>
  navigator.share({ files: [file] }).then(
    () => true,
    (fault: unknown) => !(fault instanceof DOMException && fault.name === 'NotAllowedError'),
  );

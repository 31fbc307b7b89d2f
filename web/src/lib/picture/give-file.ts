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

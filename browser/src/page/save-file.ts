/** Offers what is at an address of this page to be saved under a name. */
export const saveAddress = (url: string, name: string): void =>
  Object.assign(document.createElement('a'), { href: url, download: name }).click();

/** Offers a file to be saved under a name. */
export const saveFile = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file);
  saveAddress(url, name);
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};

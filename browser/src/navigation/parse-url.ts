/** null for an invalid URL. Not `URL.parse`, which some of the supported browsers lack. */
export const parseUrl = (address: string, base: string): URL | null => {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
};

const storageKey = 'ecrin.playback-rate';

/** The speed last chosen on this device; 1 is as spoken. */
export const readPlaybackRate = () => {
  const rate = Number(localStorage.getItem(storageKey));
  return rate >= 0.5 && rate <= 3 ? rate : 1;
};
export const savePlaybackRate = (rate: number) => localStorage.setItem(storageKey, String(rate));

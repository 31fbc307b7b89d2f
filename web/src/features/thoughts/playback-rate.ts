const kept = 'ecrin.playback-rate';

/** The speed last chosen on this device; 1 is as spoken. */
export const rememberedRate = () => {
  const rate = Number(localStorage.getItem(kept));
  return rate >= 0.5 && rate <= 3 ? rate : 1;
};
export const rememberRate = (rate: number) => localStorage.setItem(kept, String(rate));

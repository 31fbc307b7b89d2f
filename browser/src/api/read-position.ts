let newest = 0;

/** Remembers where the last own write stands, so that reads after it wait for it (`X-At-Least`). */
export const recordPosition = (position: number) => {
  newest = Math.max(newest, position);
};
/** 0: nothing was written from this page yet. */
export const newestPosition = () => newest;

let newest = 0;

/** Stores the position of the last own write, so that later reads wait for it (`X-At-Least`). */
export const recordPosition = (position: number) => {
  newest = Math.max(newest, position);
};
/** 0: nothing was written from this page yet. */
export const newestPosition = () => newest;

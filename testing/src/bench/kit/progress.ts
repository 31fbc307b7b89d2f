/** Tells how far a long row is, where it does not get into the table. */
export const progress = (text: string): void => {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`);
};

/**
 * The longest time, in ms of this thread's processor, that one turn of the event loop took while something was going on. Processor time, so
 * that what other processes do on the machine does not count.
 */
export const longestTurn = async (work: () => Promise<unknown>): Promise<number> => {
  let [longest, going] = [0, true];
  let before = process.threadCpuUsage();
  const beat = (): void => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1_000);
    before = process.threadCpuUsage();
    if (going) setImmediate(beat);
  };
  setImmediate(beat);
  await work();
  await new Promise((resolve) => setImmediate(resolve));
  going = false;
  return longest;
};

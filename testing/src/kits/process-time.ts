/** Between two beats, in ms. */
const beatMs = 20;

/**
 * Time available to this process, in ms: late beats count once, so that time used by other load on the machine does not count.
 * For what this process itself promises to do in time; `work` resolves when that is done.
 */
export const elapsedProcessTime = async (work: () => Promise<unknown>): Promise<number> => {
  let beats = 0;
  const ticker = setInterval(() => {
    beats += 1;
  }, beatMs);
  try {
    await work();
  } finally {
    clearInterval(ticker);
  }
  return beats * beatMs;
};

/** Processor time that this process spends on it, in ms. */
export const cpuTimeOf = async (work: () => unknown): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

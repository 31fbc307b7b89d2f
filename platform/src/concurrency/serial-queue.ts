/** Runs tasks one after the other, in the order they came. */
export type SerialQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

export const createSerialQueue = (): SerialQueue => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
};

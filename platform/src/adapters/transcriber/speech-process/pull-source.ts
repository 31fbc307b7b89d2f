/** An audio file that is requested chunk by chunk over a pipe. */
export type PullSource = AsyncIterable<Uint8Array> &
  Readonly<{
    /** null: that was all. */
    give: (chunk: Uint8Array | null) => void;
  }>;

/** Each `askForMore` is answered by one `give`. */
export const createPullSource = (askForMore: () => void): PullSource => {
  let pending: PromiseWithResolvers<Uint8Array | null> | null = null;

  const next = async (): Promise<IteratorResult<Uint8Array>> => {
    pending = Promise.withResolvers();
    askForMore();
    const value = await pending.promise;
    return value === null ? { done: true, value } : { done: false, value };
  };

  return { [Symbol.asyncIterator]: () => ({ next }), give: (chunk) => pending?.resolve(chunk) };
};

/** A sound file that is asked for chunk by chunk from the other end of a pipe. */
export type PullSource = AsyncIterable<Uint8Array> &
  Readonly<{
    /** null: that was all. */
    give: (chunk: Uint8Array | null) => void;
  }>;

/** `askForMore` is answered by one `give`. */
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

/** Work of one key that many ask for at once: who asks while it is under way gets the next one, together with all others who do. */
export const createCoalescer = <Result>() => {
  const running = new Map<string, Readonly<{ ends: Promise<Result>; next: { ends: Promise<Result> | null } }>>();
  const begin = (key: string, work: () => Promise<Result>): Promise<Result> => {
    const ends = work().finally(() => {
      if (running.get(key)?.ends === ends) running.delete(key);
    });
    running.set(key, { ends, next: { ends: null } });
    return ends;
  };
  return (key: string, work: () => Promise<Result>): Promise<Result> => {
    const before = running.get(key);
    if (!before) return begin(key, work);
    const again = () => begin(key, work);
    before.next.ends ??= before.ends.then(again, again);
    return before.next.ends;
  };
};

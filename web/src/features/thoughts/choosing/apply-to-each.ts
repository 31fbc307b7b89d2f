/** Commands on their way at once: a browser opens few more connections to one server, and other requests need theirs. */
const atOnce = 4;

/** A command as the store has sent it. */
export type SentCommand = Readonly<{ unwrap: () => Promise<unknown>; reset: () => void }>;
export type Outcome<Item> = Readonly<{ done: readonly Item[]; refused: readonly Item[]; problem: unknown }>;

/** Sends a command for each item, a few at a time; one that is refused stops no other. `problem`: why the first of them was refused. */
export const applyToEach = async <Item>(
  items: readonly Item[],
  send: (item: Item) => SentCommand,
): Promise<Outcome<Item>> => {
  const waiting = [...items];
  const done: Item[] = [];
  const refused: Item[] = [];
  let problem: unknown;
  const work = async (): Promise<void> => {
    const item = waiting.shift();
    if (item === undefined) return undefined;
    const sent = send(item);
    try {
      await sent.unwrap();
      done.push(item);
    } catch (fault) {
      problem ??= fault;
      refused.push(item);
    }
    sent.reset();
    return work();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { done, refused, problem };
};

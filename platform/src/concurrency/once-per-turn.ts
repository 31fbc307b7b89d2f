/**
 * Whoever asks for the same in one turn of the event loop gets the same answer. It is no older than any request of that turn: all of them had arrived before
 * the first one was looked at.
 */
export const oncePerTurn = <Key, Value>(ask: (key: Key) => Promise<Value>): ((key: Key) => Promise<Value>) => {
  const answers = new Map<Key, Promise<Value>>();
  return (key) => {
    const known = answers.get(key);
    if (known) return known;
    if (answers.size === 0) setImmediate(() => answers.clear());
    const answer = ask(key);
    answers.set(key, answer);
    return answer;
  };
};

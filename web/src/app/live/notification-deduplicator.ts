/** Longer apart than this, in ms, two words are about two notifications. */
const matchWindowMs = 20_000;

type Source = 'socket' | 'push';
type Announcement = Readonly<{ source: Source; at: number }>;

/** The socket and a push may both bring one notification, in either order and in other words: the first says it, the second is matched with it and says nothing. Answers whether to say it. */
export const createNotificationDeduplicator = (now: () => number) => {
  let unmatched: readonly Announcement[] = [];
  return (source: Source): boolean => {
    const at = now();
    unmatched = unmatched.filter((said) => at - said.at < matchWindowMs);
    const match = unmatched.find((said) => said.source !== source);
    unmatched = match ? unmatched.filter((said) => said !== match) : [...unmatched, { source, at }];
    return match === undefined;
  };
};

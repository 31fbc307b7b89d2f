/** The flags of a thought; a list can be filtered by each. */
export const thoughtFlags = ['pinned', 'private', 'audio', 'withoutAi'] as const;
export type ThoughtFlag = (typeof thoughtFlags)[number];

export const mapFlags = <Value>(valueOf: (flag: ThoughtFlag) => Value): Readonly<Record<ThoughtFlag, Value>> => ({
  pinned: valueOf('pinned'),
  private: valueOf('private'),
  audio: valueOf('audio'),
  withoutAi: valueOf('withoutAi'),
});

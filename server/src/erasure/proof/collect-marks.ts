import type { Events, RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { chooseFragments } from './choose-fragments.ts';
import { isOwnWords } from './own-words.ts';

const mostFragments = 600;
/** Held of one type of event while the log is read; of more, every other one goes. */
const mostOfType = 200;

/** A sample of a long list, spread evenly over it. */
type Sample = { kept: string[]; every: number; seen: number };

const addTo = (sample: Sample, text: string): void => {
  if (sample.seen % sample.every === 0) sample.kept.push(text);
  sample.seen += 1;
  if (sample.kept.length <= mostOfType) return;
  sample.kept = sample.kept.filter((_, index) => index % 2 === 0);
  sample.every *= 2;
};

/** Fragments of what a client has said, of every type of their events; up to 600. Reads the whole log. */
export const collectFragments = async (
  events: Pick<Events, 'readAll'>,
  clientId: string,
): Promise<readonly string[]> => {
  const samples = new Map<string, Sample>();
  for await (const event of events.readAll()) {
    if (event.damaged || event.metadata.ownerId !== clientId) continue;
    const sample = samples.get(event.type) ?? { kept: [], every: 1, seen: 0 };
    for (const text of wordsOf(event)) for (const fragment of chooseFragments(text)) addTo(sample, fragment);
    samples.set(event.type, sample);
  }
  return inTurns([...samples.values()].map(({ kept }) => kept));
};

/** Of the events of a client that are meant. */
export const fragmentsOf = (event: RecordedEvent): readonly string[] =>
  wordsOf(event).flatMap((text) => chooseFragments(text));

/** What cannot be opened holds nothing that could be in plain elsewhere. */
export const wordsOf = (event: RecordedEvent): readonly string[] => {
  try {
    return textsIn(event.private)
      .filter(({ path }) => isOwnWords(event.type, path))
      .map(({ text }) => text);
  } catch {
    return [];
  }
};

type Text = Readonly<{ path: string; text: string }>;

const textsIn = (value: unknown, path = ''): readonly Text[] => {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, path || name));
};

/** One of each list after the other, so that none is left out for the length of another. */
const inTurns = (lists: readonly (readonly string[])[]): readonly string[] => {
  const chosen = new Set<string>();
  for (let turn = 0; turn <= mostOfType; turn += 1)
    for (const list of lists) {
      const next = list[turn];
      if (next !== undefined && chosen.size < mostFragments) chosen.add(next);
    }
  return [...chosen];
};

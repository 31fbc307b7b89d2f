import type { Events, RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { chooseFragments } from './choose-fragments.ts';
import { isOwnWords } from './own-words.ts';
import { shortTextOf } from './short-texts.ts';

const mostFragments = 600;
const mostShort = 300;
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

/** By type of event. */
type Samples = Map<string, Sample>;
const addOf = (samples: Samples, type: string, texts: readonly string[]): void => {
  const sample = samples.get(type) ?? { kept: [], every: 1, seen: 0 };
  for (const text of texts) addTo(sample, text);
  samples.set(type, sample);
};
const chosenFrom = (samples: Samples, most: number): readonly string[] =>
  inTurns(
    [...samples.values()].map(({ kept }) => kept),
    most,
  );

/** In these somebody says where they can be reached. */
const isOfAddress = (type: string): boolean => /^(Client|Admin).*(Registered|Created|Email|Phone)/u.test(type);
const isAddress = (text: string): boolean => text.includes('@') || text.startsWith('+');

/**
 * Fragments of what a client has said, of every type of their events, up to 600; those within another person’s address; whole short texts, up to 300. Reads
 * the whole log.
 */
export const collectWords = async (
  events: Pick<Events, 'readAll'>,
  clientId: string,
): Promise<Readonly<{ fragments: readonly string[]; apart: readonly string[]; short: readonly string[] }>> => {
  const [long, short]: readonly [Samples, Samples] = [new Map(), new Map()];
  const addresses = new Set<string>();
  for await (const event of events.readAll()) {
    if (event.damaged) continue;
    const isOwn = event.metadata.ownerId === clientId;
    if (!isOwn && !isOfAddress(event.type)) continue;
    const words = wordsOf(event);
    if (isOwn) {
      addOf(long, event.type, words.flatMap(chooseFragments));
      addOf(
        short,
        event.type,
        words.map(shortTextOf).filter((text) => text !== null),
      );
    } else for (const address of words.filter(isAddress).flatMap(chooseFragments)) addresses.add(address);
  }
  const fragments = chosenFrom(long, mostFragments);
  return { fragments, apart: withinOthers(fragments, addresses), short: chosenFrom(short, mostShort) };
};

const withinOthers = (fragments: readonly string[], addresses: ReadonlySet<string>): readonly string[] =>
  fragments.filter(
    (one) => isAddress(one) && [...addresses].some((other) => other.length > one.length && other.includes(one)),
  );

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
const inTurns = (lists: readonly (readonly string[])[], most: number): readonly string[] => {
  const chosen = new Set<string>();
  for (let turn = 0; turn <= mostOfType; turn += 1)
    for (const list of lists) {
      const next = list[turn];
      if (next !== undefined && chosen.size < most) chosen.add(next);
    }
  return [...chosen];
};

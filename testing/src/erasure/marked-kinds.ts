import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { samples } from '#golden/event-samples.ts';
import { newEvent } from '#kits/embedded-stores.ts';

/** In everything that those who are erased write. */
export const mark = 'hippocampe';

/** Of whom all samples are. */
const sampleClient = '01980000-0000-7000-8000-000000000003';

/** What is read by its form: ids, hashes, instants and days, numbers. */
const isForm = (text: string): boolean => /^([\da-f-]{6,}|\d{4}-\d\d-\d\d.*|\d+)$/u.test(text);
/** Whose values are names of ours. */
const named = new Set(['kind', 'language', 'type', 'mood', 'category', 'status']);

/** Every text of a private part with a word of its own behind it. */
const markedPart = (part: unknown, word: () => string): unknown => {
  if (typeof part === 'string') return isForm(part) ? part : `${part} ${word()}`;
  if (Array.isArray(part)) return part.map((one) => markedPart(one, word));
  if (typeof part !== 'object' || part === null) return part;
  const marked = Object.entries(part).map(([name, value]) => [name, named.has(name) ? value : markedPart(value, word)]);
  return Object.fromEntries(marked);
};

/** Also where the sample leaves its words out. */
const filledPart = (part: object): object =>
  Object.values(part).every((value) => value === null)
    ? Object.fromEntries(Object.keys(part).map((name) => [name, '']))
    : part;

/** Each type of event that has words, as the code writes it today: one that is added has a sample, or does not compile. */
export const kindsWithWords = samples.filter(({ event }) => event.private !== null);

export type MarkedKind = Readonly<{ type: string; words: readonly string[] }>;

/** Stores one of each kind, sealed with the client’s key. */
export const plantEveryKind = async (
  events: Pick<Events, 'append'>,
  { clientId, name }: Readonly<{ clientId: string; name: string }>,
): Promise<readonly MarkedKind[]> => {
  let [count, planted] = [0, [] as readonly MarkedKind[]];
  for (const { stream, event } of kindsWithWords) {
    const words: string[] = [];
    const word = () => {
      count += 1;
      words.push(`${mark}${name}x${count}`);
      return words.at(-1) ?? '';
    };
    // Of this client, in streams of their own.
    const own = (text: string): string => text.replaceAll(sampleClient, clientId);
    const { type, data } = JSON.parse(own(JSON.stringify(event))) as DomainEvent;
    const fact = { type, data, private: markedPart(filledPart(event.private ?? {}), word) as object };
    await events.append(`${own(stream)}-${name}`, 'any', [newEvent(fact, clientId)]);
    planted = [...planted, { type, words }];
  }
  return planted;
};

/** The marked words that can be read with the keys that are there. */
export const readableIn = async (events: Pick<Events, 'readAll'>): Promise<ReadonlySet<string>> => {
  const found = new Set<string>();
  for await (const { private: part } of events.readAll())
    for (const word of JSON.stringify(part ?? '').match(new RegExp(`${mark}\\d+x\\d+`, 'gu')) ?? []) found.add(word);
  return found;
};

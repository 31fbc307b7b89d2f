import { actLogStream, type ActLogHeadRecorded } from '@ecrin/domain/act-log/act-log.events.ts';
import type { StoredEvent } from '#ports/event-store.ts';
import { digestOf, firstLink, isAct, linkOf, proofOf } from './act-chain.ts';

/**
 * `changed`, `removed`, `moved`, `added`: an act is not as, or where, it was recorded. `head`: a head was changed, forged or removed. `damaged`: an event that
 * cannot be read, after the last head, may have been an act. `uncovered`: there is no head where there must be one.
 */
export type GapKind = 'changed' | 'removed' | 'moved' | 'added' | 'head' | 'damaged' | 'uncovered';
/** `act`: which of all acts, counted from 1. `event`: what is found there now. */
export type ActGap = Readonly<{
  kind: GapKind;
  act: number;
  event: Readonly<Pick<StoredEvent, 'position' | 'type' | 'recordedAt'>>;
}>;
/** `waiting`: acts since the last head, which nothing vouches for yet. */
export type ActReport = Readonly<{ acts: number; heads: number; waiting: number; gap: ActGap | null }>;

type Seen = ActGap['event'] & Readonly<{ digest: string }>;
type Chain = {
  heads: number;
  count: number;
  link: string;
  proof: string;
  waiting: Seen[];
  damaged: StoredEvent | null;
  last: StoredEvent | null;
};

/** A server records a head within ten minutes. */
const coveredWithinMs = 3_600_000;

const placeOf = ({ position, type, recordedAt }: ActGap['event']): ActGap['event'] => ({ position, type, recordedAt });

/** Which of the links is this act’s; -1: none. */
const linkOfAct = (digest: string, links: readonly string[], before: string): number =>
  links.findIndex((link, at) => linkOf(links[at - 1] ?? before, digest) === link);

/** What happened to the acts from `at` on, where the first difference is. */
const kindOfDifference = (
  { waiting, link }: Chain,
  links: readonly string[],
  at: number,
): 'changed' | 'removed' | 'moved' | 'added' => {
  const expectedAt = (seen: Seen): boolean => linkOf(links[at - 1] ?? link, seen.digest) === links[at];
  const found = waiting[at];
  const isFurther = waiting.slice(at).some(expectedAt);
  if (!found || linkOfAct(found.digest, links, link) > at) return isFurther ? 'moved' : 'removed';
  return isFurther ? 'added' : 'changed';
};

const differenceOf = (chain: Chain, links: readonly string[], head: StoredEvent): ActGap | null => {
  const { waiting, count } = chain;
  const at = links.findIndex((link, place) => {
    const seen = waiting[place];
    return !seen || linkOf(links[place - 1] ?? chain.link, seen.digest) !== link;
  });
  if (at < 0) return null;
  return { kind: kindOfDifference(chain, links, at), act: count + at + 1, event: placeOf(waiting[at] ?? head) };
};

/** Follows the head and what it vouches for. */
const takeHead = (chain: Chain, event: StoredEvent, key: Uint8Array): ActGap | null => {
  const gap = { act: chain.count + 1, event: placeOf(event) };
  if (event.damaged) return { kind: 'head', ...gap };
  const { proof, ...head } = event.data as ActLogHeadRecorded['data'];
  const isNext = event.revision === chain.heads && head.count === chain.count + head.links.length;
  if (!isNext || proof !== proofOf(key, chain.proof, head)) return { kind: 'head', ...gap };
  const difference = differenceOf(chain, head.links, event);
  if (difference) return difference;
  chain.waiting.splice(0, head.links.length);
  Object.assign(chain, {
    heads: chain.heads + 1,
    count: head.count,
    link: head.links.at(-1) ?? chain.link,
    proof,
    damaged: null,
  });
  return null;
};

/** What no head has vouched for, though it should have. */
const endOf = ({ waiting, damaged, last, count }: Chain): ActGap | null => {
  const act = count + 1;
  if (damaged) return { kind: 'damaged', act, event: placeOf(damaged) };
  const [first] = waiting;
  return first && last && Date.parse(last.recordedAt) - Date.parse(first.recordedAt) > coveredWithinMs
    ? { kind: 'uncovered', act, event: placeOf(first) }
    : null;
};

/** Computes the chain of administrators’ acts again from the events, in their order, and compares it with its recorded heads up to the first gap. */
export const verifyActs = async (events: AsyncIterable<StoredEvent>, key: Uint8Array): Promise<ActReport> => {
  const chain: Chain = { heads: 0, count: 0, link: firstLink, proof: '', waiting: [], damaged: null, last: null };
  const reportOf = (gap: ActGap | null): ActReport => ({
    acts: chain.count + chain.waiting.length,
    heads: chain.heads,
    waiting: chain.waiting.length,
    gap,
  });
  for await (const event of events) {
    const gap = event.stream === actLogStream ? takeHead(chain, event, key) : null;
    if (gap) return reportOf(gap);
    if (event.damaged) chain.damaged ??= event;
    else if (isAct(event)) chain.waiting.push({ ...placeOf(event), digest: digestOf(event) });
    if (!event.damaged) chain.last = event;
  }
  return reportOf(endOf(chain));
};

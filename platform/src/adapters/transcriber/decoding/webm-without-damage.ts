import { elementAt, ids, type EbmlElement } from './ebml-element.ts';
import { createLostTime, type LostTime } from './webm-lost-time.ts';

/** The largest element that is kept whole; longer ones are of a picture, or damage. */
const maxElementBytes = 512 * 1024;
/** What comes before the first cluster is kept as long as this; a file with more of it passes as it is. */
const maxHeaderBytes = 4 * 1024 * 1024;
/** Elements in a row that must make sense before bytes after damage are trusted. */
const trusted = 3;
const afterDamage: ReadonlySet<number> = new Set([ids.cluster, ids.simpleBlock, ids.blockGroup]);

type State = 'header' | 'sound' | 'damage' | 'as-it-is';
type Here = Readonly<{ bytes: Uint8Array; ended: boolean; time: LostTime }>;
/** `used`: bytes that need not be seen again. */
type Step = Readonly<{ passed: readonly Uint8Array[]; used: number; next: State }>;

/**
 * A WebM recording with its damaged stretches left out: its decoder would take damage for a length, and wait for bytes that never come.
 * It goes on at the next block, with silence for what is missing, so that all that follows keeps its time.
 */
export const webmWithoutDamage = async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const time = createLostTime();
  let state: State = 'header';
  let bytes = new Uint8Array();

  const drain = function* (ended: boolean): Generator<Uint8Array> {
    for (let isOver = false; !isOver;) {
      const { passed, used, next } = steps[state]({ bytes, ended, time });
      isOver = used === 0 && next === state;
      bytes = bytes.slice(used);
      state = next;
      yield* passed;
    }
  };
  for await (const chunk of source) {
    bytes = joined(bytes, chunk);
    yield* drain(false);
  }
  yield* drain(true);
};

const joined = (before: Uint8Array, chunk: Uint8Array): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(before.length + chunk.length);
  whole.set(before);
  whole.set(chunk, before.length);
  return whole;
};

const passing = (bytes: Uint8Array, used: number, next: State): Step => ({
  passed: used > 0 ? [bytes.slice(0, used)] : [],
  used,
  next,
});

const passHeader = ({ bytes, ended, time }: Here): Step => {
  const cluster = firstCluster(bytes);
  if (typeof cluster === 'number') {
    time.begin(bytes.subarray(0, cluster));
    return passing(bytes, cluster, 'sound');
  }
  const isOther = cluster === null || ended || bytes.length > maxHeaderBytes;
  return isOther ? passing(bytes, bytes.length, 'as-it-is') : passing(bytes, 0, 'header');
};

/** Where it begins; null in a file that is made otherwise. */
const firstCluster = (bytes: Uint8Array): number | 'more' | null => {
  let at = 0;
  for (;;) {
    const element = elementAt(bytes, at);
    if (element === null || element === 'more') return element;
    if (element.id === ids.cluster) return at;
    at = element.end;
  }
};

const passSound = ({ bytes, ended, time }: Here): Step => {
  const passed: Uint8Array[] = [];
  let [from, at] = [0, 0];
  let element = soundAt(bytes, at, ended);
  while (element !== null && element !== 'more') {
    const silence = time.pass(bytes, element);
    if (silence) {
      passed.push(bytes.slice(from, at), silence);
      from = at;
    }
    at = element.end;
    element = soundAt(bytes, at, ended);
  }
  if (at > from) passed.push(bytes.slice(from, at));
  return { passed, used: at, next: element === null ? 'damage' : 'sound' };
};

/** The first byte is damaged; whatever follows it may be sound. */
const passDamage = ({ bytes, ended, time }: Here): Step => {
  let at = 1;
  let found: boolean | 'more' = isTrusted(bytes, at, ended);
  while (at < bytes.length && found === false) {
    at += 1;
    found = isTrusted(bytes, at, ended);
  }
  const lost = found === true ? at : Math.min(at - 1, bytes.length);
  time.lose(lost);
  return { passed: [], used: lost, next: found === true ? 'sound' : 'damage' };
};

const steps: Readonly<Record<State, (here: Here) => Step>> = {
  header: passHeader,
  sound: passSound,
  damage: passDamage,
  'as-it-is': ({ bytes }) => passing(bytes, bytes.length, 'as-it-is'),
};

type Found = EbmlElement | 'more' | null;

/** The element at a place, if another one or the end follows it; one that breaks off with the file is damage, as it is to the decoder. */
const soundAt = (bytes: Uint8Array, at: number, ended: boolean): Found => {
  const element = wholeAt(bytes, at);
  if (element === 'more') return ended && at < bytes.length ? null : 'more';
  return element && followed(element, elementAt(bytes, element.end), ended);
};

const followed = (element: EbmlElement, following: Found, ended: boolean): Found => {
  if (following === 'more') return ended ? element : 'more';
  return following?.isKnown ? element : null;
};

const wholeAt = (bytes: Uint8Array, at: number): Found => {
  const element = elementAt(bytes, at);
  if (element === null || element === 'more') return element;
  if (!element.isKnown || element.end - at > maxElementBytes) return null;
  return element.end > bytes.length ? 'more' : element;
};

const isTrusted = (bytes: Uint8Array, from: number, ended: boolean): boolean | 'more' => {
  let at = from;
  for (let count = 0; count < trusted; count += 1) {
    const element = soundAt(bytes, at, ended);
    if (element === 'more') return ended ? count > 0 : 'more';
    if (element === null || (count === 0 && !afterDamage.has(element.id))) return false;
    at = element.end;
  }
  return true;
};

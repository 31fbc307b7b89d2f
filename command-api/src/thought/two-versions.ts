import type { OpenVersions, TwoVersions, VersionChoice } from '@ecrin/contracts/thought/thought-versions.ts';
import { thought, type Thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import type { ThoughtEvent } from '@ecrin/domain/thought/thought.events.ts';
import type { Events, RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { loadAt, readEvents } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { diff3Merge } from 'node-diff3';

type Reader = Pick<Events, 'readStream'>;
type Parts = TwoVersions['parts'];
type Versions = Readonly<{ base: string; earlier: string; later: string }>;

/** Comparing takes up to the square of their number: texts of more are compared as one. */
const mostParagraphs = 300;

const wordsOf = (state: Thought): string | null =>
  state.status === 'active' ? state.words : state.status === 'deleted' ? state.before.words : null;

const ownWords = (state: Thought, clientId: string): string | null =>
  state.status === 'active' && state.ownerId === clientId ? state.words : null;

const textOf = (paragraphs: readonly string[]): string | null =>
  paragraphs.length === 0 ? null : paragraphs.join('\n');

/** Two versions by what each changed of `base`: what only one of them changed is the same in both. */
export const compareVersions = ({ base, earlier, later }: Versions): Parts => {
  const compared = { base: base.split('\n'), earlier: earlier.split('\n'), later: later.split('\n') };
  if (Object.values(compared).some(({ length }) => length > mostParagraphs))
    return [partOf({ before: base, earlier, later })];
  return diff3Merge(compared.later, compared.base, compared.earlier).flatMap(({ ok, conflict }) =>
    conflict
      ? partsOfClash({ base: conflict.o, earlier: conflict.b, later: conflict.a })
      : [{ same: textOf(ok ?? []) ?? '' }],
  );
};

/** What both have where one of them left it as it was before, or both changed it alike. */
const partOf = ({ before, earlier, later }: Record<'before' | 'earlier' | 'later', string>): Parts[number] => {
  if (earlier === before || earlier === later) return { same: later };
  return later === before ? { same: earlier } : { earlier, later };
};

/** Neighbouring paragraphs are one clash to the comparison: as long as none was added or taken away, each is looked at for itself. */
const partsOfClash = ({ base, earlier, later }: { [Version in keyof Versions]: readonly string[] }): Parts =>
  base.length === earlier.length && base.length === later.length
    ? base.map((before, at) => partOf({ before, earlier: earlier[at] ?? '', later: later[at] ?? '' }))
    : [{ earlier: textOf(earlier), later: textOf(later) }];

const partsBy: Readonly<Record<VersionChoice, readonly ('earlier' | 'later')[]>> = {
  earlier: ['earlier'],
  later: ['later'],
  both: ['earlier', 'later'],
};

/** The words with a choice for each part that differs; null: not as many choices as such parts. */
export const chosenWords = (parts: Parts, choices: readonly VersionChoice[]): string | null => {
  const open = [...choices];
  const chosen = parts.flatMap((part) => {
    if ('same' in part) return [part.same];
    const choice = open.shift();
    return choice === undefined ? [] : partsBy[choice].flatMap((version) => part[version] ?? []);
  });
  return choices.length === parts.filter((part) => 'earlier' in part).length ? chosen.join('\n') : null;
};

type Edited = Readonly<{ clientId: string; thoughtId: string; base: number; words: string }>;
export type Joined = Readonly<{ words: string; upon: string; unseenSince?: number }>;

/** Nearly always nothing was, and nothing of the rest is read. */
const isRewordedSince = async (events: Reader, later: Readonly<{ id: string; from: number }>): Promise<boolean> => {
  for await (const { type } of readEvents(events, thought, later)) if (thought.rewordings?.includes(type)) return true;
  return false;
};

/** Words edited from revision `base`, with what was changed since; null: nothing was, or it is not theirs. Where both changed the same, the new words stand, and `unseenSince` says so. */
export const joinUnseen = async (
  events: Reader,
  { clientId, thoughtId, base, words }: Edited,
): Promise<Joined | null> => {
  if (!(await isRewordedSince(events, { id: thoughtId, from: base + 1 }))) return null;
  const { at, latest } = await loadAt(events, thought, { id: thoughtId, revision: base });
  const [before, upon] = [wordsOf(at) ?? '', ownWords(latest, clientId)];
  if (upon === null || upon === before) return null;
  const parts = compareVersions({ base: before, earlier: upon, later: words });
  const clashes = parts.flatMap((part) => ('same' in part ? [] : ['later' as const]));
  return {
    words: chosenWords(parts, clashes) ?? words,
    upon,
    ...(clashes.length > 0 && { unseenSince: base }),
  };
};

type Recorded = RecordedEvent<ThoughtEvent>;
type Found = Readonly<{ unseenSince: number; earlier: string; earlierAt: string; laterAt: string }>;
/** A thought on its way through its events: when its words last changed, and the last time unseen. */
type Folded = Readonly<{ state: Thought; rewordedAt: string; found: Found | null }>;

const unseenIn = ({ type, data }: Recorded): number | undefined =>
  type === 'ThoughtEdited' || type === 'ThoughtTranscriptCorrected' ? data.unseenSince : undefined;

const fold = ({ state, rewordedAt, found }: Folded, event: Recorded): Folded => {
  const [earlier, unseenSince] = [wordsOf(state), unseenIn(event)];
  const isUnseen = unseenSince !== undefined && earlier !== null;
  return {
    state: thought.evolve(state, event),
    rewordedAt: thought.rewordings?.includes(event.type) ? event.recordedAt : rewordedAt,
    found: isUnseen ? { unseenSince, earlier, earlierAt: rewordedAt, laterAt: event.recordedAt } : found,
  };
};

/** The two open versions of one's own thought, from its events. */
export const findTwoVersions = async (
  events: Reader,
  { clientId, thoughtId }: Readonly<{ clientId: string; thoughtId: string }>,
): Promise<OpenVersions | Readonly<{ refused: 'thought.not-found' }>> => {
  let folded: Folded = { state: thought.initial, rewordedAt: '', found: null };
  for await (const event of readEvents(events, thought, { id: thoughtId })) folded = fold(folded, event);
  const { state, found } = folded;
  if (state.status !== 'active' || state.ownerId !== clientId) return { refused: 'thought.not-found' };
  if (found === null || state.unseenSince !== found.unseenSince) return { open: null };
  const { earlier, ...open } = found;
  const { at } = await loadAt(events, thought, { id: thoughtId, revision: open.unseenSince });
  const parts = compareVersions({ base: wordsOf(at) ?? '', earlier, later: state.words ?? '' });
  return { open: { ...open, parts } };
};

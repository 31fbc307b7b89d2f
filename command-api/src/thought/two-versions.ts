import type { TwoVersions, VersionChoice } from '@ecrin/contracts/thought/thought-versions.ts';
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

const textOf = (paragraphs: readonly string[]): string | null =>
  paragraphs.length === 0 ? null : paragraphs.join('\n');

/** Two versions by what each changed of `base`: what only one of them changed is the same in both. */
export const compareVersions = ({ base, earlier, later }: Versions): Parts => {
  const [ofLater, ofBase, ofEarlier] = [later, base, earlier].map((words) => words.split('\n'));
  const isLong = [ofLater, ofBase, ofEarlier].some((paragraphs) => (paragraphs?.length ?? 0) > mostParagraphs);
  if (isLong && earlier !== later && base !== later && base !== earlier) return [{ earlier, later }];
  if (isLong) return [{ same: base === later ? earlier : later }];
  return diff3Merge(ofLater ?? [], ofBase ?? [], ofEarlier ?? []).flatMap(({ ok, conflict }) =>
    conflict
      ? partsOfClash({ base: conflict.o, earlier: conflict.b, later: conflict.a })
      : [{ same: (ok ?? []).join('\n') }],
  );
};

/** Neighbouring paragraphs are one clash to the comparison: as long as none was added or taken away, each is looked at for itself. */
const partsOfClash = ({ base, earlier, later }: { [Version in keyof Versions]: readonly string[] }): Parts =>
  base.length === earlier.length && base.length === later.length
    ? base.map((before, at) => {
        const [ofEarlier, ofLater] = [earlier[at] ?? '', later[at] ?? ''];
        if (ofEarlier === before || ofEarlier === ofLater) return { same: ofLater };
        return ofLater === before ? { same: ofEarlier } : { earlier: ofEarlier, later: ofLater };
      })
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

/** Words edited from revision `base`, with what was changed since; null: nothing was, or it is not theirs. Where both changed the same, the new words stand, and `unseenSince` says so. */
export const joinUnseen = async (
  events: Reader,
  { clientId, thoughtId, base, words }: Edited,
): Promise<Joined | null> => {
  const { at, latest } = await loadAt(events, thought, { id: thoughtId, revision: base });
  if (latest.status !== 'active' || latest.ownerId !== clientId) return null;
  const [before, upon] = [wordsOf(at) ?? '', latest.words];
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
type Open = Readonly<{ event: Recorded; unseenSince: number; earlier: string }>;

const unseenIn = ({ type, data }: Recorded): number | undefined =>
  type === 'ThoughtEdited' || type === 'ThoughtTranscriptCorrected' ? data.unseenSince : undefined;

/** The two open versions of one's own thought, from its events; null: there is one version. */
export const findTwoVersions = async (
  events: Reader,
  { clientId, thoughtId }: Readonly<{ clientId: string; thoughtId: string }>,
): Promise<TwoVersions | null> => {
  let [state, rewordedAt, open]: [Thought, string, Open | null] = [thought.initial, '', null];
  let earlierAt = '';
  for await (const event of readEvents(events, thought, { id: thoughtId })) {
    const [before, unseenSince] = [wordsOf(state), unseenIn(event)];
    state = thought.evolve(state, event);
    if (unseenSince !== undefined && before !== null) {
      open = { event, unseenSince, earlier: before };
      earlierAt = rewordedAt;
    }
    if (thought.rewordings?.includes(event.type)) rewordedAt = event.recordedAt;
  }
  if (state.status !== 'active' || state.ownerId !== clientId) return null;
  if (open === null || state.unseenSince !== open.unseenSince) return null;
  const { unseenSince, earlier, event } = open;
  const { at } = await loadAt(events, thought, { id: thoughtId, revision: unseenSince });
  const parts = compareVersions({ base: wordsOf(at) ?? '', earlier, later: state.words ?? '' });
  return { unseenSince, earlierAt, laterAt: event.recordedAt, parts };
};

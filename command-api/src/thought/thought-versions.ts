import type { ThoughtVersion, ThoughtVersions } from '@ecrin/contracts/thought/thought-versions.ts';
import { beginningOf } from '@ecrin/domain/text/text-query.ts';
import { thought, type ExistingThought } from '@ecrin/domain/thought/thought.aggregate.ts';
import type { ThoughtEvent } from '@ecrin/domain/thought/thought.events.ts';
import type { Events, RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { loadAggregate, readEvents } from '@ecrin/platform/event-sourcing/load-aggregate.ts';

type Reader = Pick<Events, 'readStream'>;
type OfThought = Readonly<{ clientId: string; thoughtId: string }>;
type NotFound = Readonly<{ refused: 'thought.not-found' }>;
type Recorded = RecordedEvent<ThoughtEvent>;
type Item = ThoughtVersions['items'][number];
/** `pictureId`: of the picture that was changed; null: the words or the date were. */
type Wording = Pick<ThoughtVersion, 'at' | 'change' | 'content' | 'occurredAt'> &
  Readonly<{ pictureId: string | null }>;

const notFound: NotFound = { refused: 'thought.not-found' };

/** Events read for one page at most: a thought may have been pinned and unpinned a thousand times between two wordings. */
const maxEventsRead = 500;

type WordingOf = {
  readonly [Type in ThoughtEvent['type']]?: (event: RecordedEvent<Extract<ThoughtEvent, { type: Type }>>) => Wording;
};

/** The events that change how a thought reads or which pictures it has, with what they changed. Private parts are decrypted here only. */
const wordingsOf: WordingOf = {
  ThoughtWritten: ({ data: { wordedAt, writtenAt, occurredAt }, private: words }) =>
    wording('written', wordedAt ?? writtenAt, { content: words?.content, occurredAt }),
  ThoughtTranscribed: ({ data, private: words }) =>
    wording('transcribed', data.transcribedAt, { content: words?.text }),
  ThoughtTranscriptCorrected: ({ data, private: words }) =>
    wording('corrected', data.correctedAt, { content: words?.text }),
  ThoughtEdited: ({ data, private: words }) => wording('edited', data.editedAt, { content: words?.content }),
  ThoughtBackDated: ({ data }) => wording('back-dated', data.backDatedAt, { occurredAt: data.occurredAt }),
  ThoughtPictureAdded: ({ data: { addedAt, pictureId } }) => wording('pictures-added', addedAt, { pictureId }),
  ThoughtPictureRemoved: ({ data: { removedAt, pictureId } }) => wording('pictures-removed', removedAt, { pictureId }),
  ThoughtPictureRestored: ({ data: { restoredAt, pictureId } }) =>
    wording('pictures-restored', restoredAt, { pictureId }),
};

const wording = (
  change: Wording['change'],
  at: string,
  {
    content = null,
    occurredAt = null,
    pictureId = null,
  }: Partial<Record<'content' | 'occurredAt' | 'pictureId', string | null | undefined>>,
): Wording => ({ change, at, content, occurredAt, pictureId });

const wordingOf = (event: Recorded, { recordings: [first] }: ExistingThought): Wording | null => {
  // The table gives each type the handler of that type; the compiler cannot follow that through a name.
  const read = wordingsOf[event.type] as ((event: Recorded) => Wording) | undefined;
  const found = read?.(event) ?? null;
  const isOfLater = event.type === 'ThoughtTranscribed' && event.data.recordingId !== first?.recordingId;
  return found && isOfLater ? { ...found, change: 'appended' } : found;
};

const findOwn = async (events: Reader, { clientId, thoughtId }: OfThought): Promise<ExistingThought | null> => {
  const { state } = await loadAggregate(events, thought, { id: thoughtId });
  return state.status === 'active' && state.ownerId === clientId ? state : null;
};

const pictureOf = ({ pictures }: ExistingThought, pictureId: string | null): Item['pictures'] =>
  pictures.flatMap(({ pictureId: id, file, alt, removed }) =>
    id === pictureId && file ? [{ pictureId: id, width: file.width, height: file.height, alt, removed }] : [],
  );

/** null: it changed none, or a picture that was taken away before it arrived, of which there is nothing to show. */
const itemOf = (event: Recorded, own: ExistingThought): Item | null => {
  const wording = wordingOf(event, own);
  if (!wording) return null;
  const { content, pictureId, ...rest } = wording;
  const pictures = pictureOf(own, pictureId);
  if (pictureId !== null && pictures.length === 0) return null;
  const excerpt = content === null ? null : beginningOf(content);
  return { revision: event.revision, ...rest, excerpt, whole: excerpt === content, pictures };
};

/** Pictures that are changed the same way within so long are one change. */
const togetherMs = 10 * 60_000;

const isTogether = (one: Item | undefined, other: Item): one is Item =>
  one?.change === other.change && Date.parse(one.at) - Date.parse(other.at) < togetherMs;

const withItem = (items: readonly Item[], item: Item | null): readonly Item[] => {
  const last = items.at(-1);
  if (!item) return items;
  return item.pictures.length > 0 && isTogether(last, item)
    ? [...items.slice(0, -1), { ...last, pictures: [...item.pictures, ...last.pictures] }]
    : [...items, item];
};

/**
 * A page of the wordings and pictures of one's own thought, newest first, read from its events: former words are stored nowhere else. `cursor`: the revision to
 * continue from.
 */
export const listThoughtVersions = async (
  events: Reader,
  { cursor, limit, ...asked }: OfThought & Readonly<{ cursor?: number | undefined; limit: number }>,
): Promise<ThoughtVersions | NotFound> => {
  const own = await findOwn(events, asked);
  if (!own) return notFound;
  let items: readonly Item[] = [];
  let [read, nextCursor]: [number, string | null] = [0, null];
  const newestFirst = { direction: 'backward', ...(cursor !== undefined && { from: cursor }) } as const;
  for await (const event of readEvents(events, thought, { id: asked.thoughtId, ...newestFirst })) {
    if (items.length === limit || read === maxEventsRead) {
      nextCursor = String(event.revision);
      break;
    }
    read += 1;
    items = withItem(items, itemOf(event, own));
  }
  return { items: [...items], nextCursor };
};

/** One version of one's own thought with all its words. */
export const findThoughtVersion = async (
  events: Reader,
  { revision, ...asked }: OfThought & Readonly<{ revision: number }>,
): Promise<ThoughtVersion | NotFound> => {
  const own = await findOwn(events, asked);
  if (!own) return notFound;
  const [event] = await Array.fromAsync(readEvents(events, thought, { id: asked.thoughtId, from: revision, max: 1 }));
  const version = event?.revision === revision ? wordingOf(event, own) : null;
  if (!version) return notFound;
  const { pictureId: _shown, ...words } = version;
  return { revision, ...words };
};

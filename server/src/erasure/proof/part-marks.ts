import type { ErasedPart } from '@ecrin/domain/erasure/erasure.events.ts';
import { keyKindOf } from '@ecrin/platform/crypto/private-part.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import type { EventStore } from '@ecrin/platform/ports/event-store.ts';
import type { SealedPieces } from '../erasure-proof.ts';
import { fragmentsOf, wordsOf } from './collect-marks.ts';
import { indexMarks } from './mark-finder.ts';
import { shortTextOf } from './short-texts.ts';

const mostFragments = 600;
const mostShort = 300;

const streamsOf = ({ thoughtIds }: ErasedPart): ReadonlySet<string> => new Set(thoughtIds.map((id) => `thought-${id}`));

/** Written by the person as something of its own: words of theirs that stand there too may stay. */
const writtenApart: ReadonlySet<string> = new Set([
  'ThoughtWritten',
  'ThoughtTranscribed',
  'ThoughtTranscriptCorrected',
  'ThoughtEdited',
  'ThoughtPictureAdded',
  'ThoughtPictureDescribed',
  'ThoughtInsightCorrected',
  'ThoughtUnderstood',
  'ConversationQuestionAsked',
  'ConversationRenamed',
  'MemoryFactAdded',
  'MemoryFactRewritten',
  'GoalSet',
  'GoalRevised',
  'OrbCreated',
  'OrbRevised',
  'OrbRunRequested',
  'ThreadStarted',
  'ThreadEdited',
  'CommunityOpened',
  'CommunityDescribed',
  'CommunityCommentWritten',
  'CommunityCommentEdited',
  'RequestOpened',
  'RequestMessageWritten',
]);

/** Fragments of these thoughts that stand in nothing else the client has written, up to 600, spread over them; and their whole short texts that are nothing else of it, up to 300. Reads the whole log. */
export const collectPartWords = async (
  events: Pick<Events, 'readAll'>,
  clientId: string,
  part: ErasedPart,
): Promise<Readonly<{ fragments: readonly string[]; short: readonly string[] }>> => {
  const streams = streamsOf(part);
  const [fragments, short] = [new Set<string>(), new Set<string>()];
  const elsewhere: string[] = [];
  for await (const event of events.readAll()) {
    if (event.damaged || event.metadata.ownerId !== clientId) continue;
    if (streams.has(event.stream)) {
      for (const fragment of fragmentsOf(event)) fragments.add(fragment);
      for (const text of shortTextsOf(wordsOf(event))) short.add(text);
    } else if (writtenApart.has(event.type)) elsewhere.push(...wordsOf(event));
  }
  const shortElsewhere = new Set(shortTextsOf(elsewhere));
  return {
    fragments: spread([...fragments], elsewhere),
    short: [...short].filter((text) => !shortElsewhere.has(text)).slice(0, mostShort),
  };
};

const shortTextsOf = (texts: readonly string[]): readonly string[] =>
  texts.map(shortTextOf).filter((text) => text !== null);

const spread = (found: readonly string[], elsewhere: readonly string[]): readonly string[] => {
  const apart = foundIn(found, elsewhere);
  const own = found.filter((_, index) => !apart.has(index));
  const every = Math.max(1, Math.ceil(own.length / mostFragments));
  return own.filter((_, index) => index % every === 0);
};

const foundIn = (fragments: readonly string[], texts: readonly string[]): ReadonlySet<number> => {
  if (fragments.length === 0) return new Set();
  const open = indexMarks(fragments.map((fragment) => Buffer.from(fragment)));
  return new Set(
    texts.flatMap((text) => {
      const finder = open();
      finder.read(Buffer.from(text));
      return [...finder.found()];
    }),
  );
};

/** After layout and nonce; as bytes, and as the base64 in which a server of events has them. */
const [fromByte, toByte] = [15, 45] as const;

/** `keysGo`: whether the keys of these thoughts can be taken away. */
type Sealing = Readonly<{ clientId: string; part: ErasedPart; fragments: readonly string[]; keysGo: boolean }>;
const piecesOf = (sealed: string): readonly Uint8Array[] => {
  const bytes = Buffer.from(sealed, 'base64').subarray(fromByte, toByte);
  return [new Uint8Array(bytes), new Uint8Array(Buffer.from(bytes.toString('base64')))];
};

type Stores = Readonly<{ events: Pick<Events, 'readAll'>; storedEvents: Pick<EventStore, 'readStream'> }>;

/** Pieces of the sealed words of these thoughts, and of whatever else of the client has a fragment of them. Reads the whole log. */
export const collectSealed = async (
  { events, storedEvents }: Stores,
  { clientId, part, fragments, keysGo }: Sealing,
): Promise<SealedPieces> => {
  const pieces = { staying: [] as Uint8Array[], going: [] as Uint8Array[] };
  const [own, quoting] = [streamsOf(part), await quotingEvents(events, clientId, fragments)];
  for (const stream of new Set([...own, ...quoting.keys()])) {
    const isMeant = (id: string): boolean => own.has(stream) || (quoting.get(stream)?.has(id) ?? false);
    for await (const { id, sealed } of storedEvents.readStream(stream)) {
      if (sealed === null || !isMeant(id)) continue;
      const goes = keysGo && own.has(stream) && keyKindOf(sealed) === 'thought';
      pieces[goes ? 'going' : 'staying'].push(...piecesOf(sealed));
    }
  }
  return pieces;
};

/** Ids of the events in which any of the fragments stands, by stream. */
const quotingEvents = async (
  events: Pick<Events, 'readAll'>,
  clientId: string,
  fragments: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const found = new Map<string, Set<string>>();
  if (fragments.length === 0) return found;
  const open = indexMarks(fragments.map((fragment) => Buffer.from(fragment)));
  for await (const event of events.readAll()) {
    if (event.damaged || event.metadata.ownerId !== clientId) continue;
    const finder = open();
    for (const text of wordsOf(event)) finder.read(Buffer.from(`${text}\n`));
    if (finder.found().size > 0) found.set(event.stream, (found.get(event.stream) ?? new Set()).add(event.id));
  }
  return found;
};

/** How many of the fragments are still in some event of the client, opened with the key that stays. */
export const countOpened = async (
  events: Pick<Events, 'readAll'>,
  clientId: string,
  fragments: readonly string[],
): Promise<number> => {
  const found = new Set<number>();
  if (fragments.length === 0) return 0;
  const open = indexMarks(fragments.map((fragment) => Buffer.from(fragment)));
  for await (const event of events.readAll()) {
    if (event.damaged || event.metadata.ownerId !== clientId) continue;
    for (const text of wordsOf(event)) {
      const finder = open();
      finder.read(Buffer.from(text));
      for (const number of finder.found()) found.add(number);
    }
  }
  return found.size;
};

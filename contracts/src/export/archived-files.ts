import { moods, statusLabels } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { z } from 'zod';
import { sendingEntry } from '#sending/sending.ts';
import { thoughtDetail } from '#thought/thought.ts';
import { instant } from '#time/instant.ts';
import { archivedData, archivedParts, type Described } from './archived-data.ts';

const { segments, setAside } = thoughtDetail.shape;
/** What a thought was once: written and edited, or heard and corrected. */
const wording = z.discriminatedUnion('as', [
  z.object({ as: z.enum(['written', 'edited']), at: instant, text: z.string() }),
  z.object({
    as: z.literal('heard'),
    recordingId: z.string(),
    engine: z.string(),
    model: z.string(),
    at: instant,
    raw: z.string(),
    text: z.string(),
    segments,
    setAside,
  }),
  z.object({ as: z.literal('corrected'), at: instant, text: z.string(), segments }),
]);

/** A line of `pensees.jsonl`: `files` are paths in the archive; `wordingsLeftOut`: how many more than the latest thousand there were. */
const thought = thoughtDetail.extend({
  wordings: z.array(wording).optional(),
  wordingsLeftOut: z.int().optional(),
  files: z.object({ text: z.string().nullable(), sounds: z.array(z.string()), pictures: z.array(z.string()) }),
});

const { thoughtId, occurredAt, timeZone, category, tags, pinned, withoutAi, hourless } = thoughtDetail.shape;
/** What stands before the words of a thought’s own file; what is not known is not there. */
const frontMatter = z.object({
  thoughtId,
  occurredAt,
  timeZone,
  hourless,
  mood: z.enum(moods).optional(),
  category: category.unwrap().optional(),
  tags,
  status: z.enum(statusLabels).optional(),
  thread: z.string().optional(),
  pinned,
  private: thoughtDetail.shape.private,
  withoutAi,
  sounds: z.array(z.string()),
  pictures: z.array(z.object({ path: z.string(), alt: z.string() })),
});

const cell = z.string();
/** A row of the table of thoughts; what is not known is empty. */
const thoughtRow = z.object({
  day: z.iso.date(),
  time: cell,
  timeZone: cell,
  title: cell,
  content: cell,
  mood: z.enum([...moods, '']),
  category: cell,
  tags: cell,
  thread: cell,
  status: z.enum([...statusLabels, '']),
  seconds: cell.regex(/^\d*$/u),
  thoughtId: cell,
});
export type ThoughtRow = z.infer<typeof thoughtRow>;
/** A row of the ledger of sendings; what is not known is empty. */
const sendingRow = z.object({
  at: instant,
  kind: sendingEntry.shape.kind,
  purpose: sendingEntry.shape.purpose,
  host: cell,
  model: cell,
  thing: cell,
  size: cell.regex(/^\d*$/u),
  instructions: cell.regex(/^\d*$/u),
  aboutKind: cell,
  aboutId: cell,
  entryId: cell,
  reason: cell,
  wording: cell.regex(/^\d*$/u),
  sessionId: cell,
});
export type SendingRow = z.infer<typeof sendingRow>;

/** What is in the files of an archive, by the name it has in the schema of the archive. */
export const archivedFiles: Readonly<Record<string, Described>> = {
  data: [archivedData, 'What is not of one thought; of a part of the thoughts, the profile and the threads only'],
  thought: [thought, 'A thought with all that is known of it; “files” are its paths in the archive'],
  wording: [wording, 'What a thought was once; the oldest first, the last is what it is'],
  segments: [segments, 'The words of a sound with their times, in ms'],
  frontMatter: [frontMatter, 'What stands before the words of a thought’s own file; paths are from that file'],
  thoughtRow: [thoughtRow, 'A row of the table of thoughts; what is not known is empty'],
  sendingRow: [sendingRow, 'A row of the ledger of sendings; what is not known is empty'],
  ...archivedParts,
};

import {
  fetchOutcomes,
  importParts,
  journalSources,
  leftOutReasons,
} from '@ecrin/domain/journal-import/journal-import.vocabulary.ts';
import { moods } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { z } from 'zod';
import { moveCode } from '#export/move.ts';
import { zoneOfWords } from '#time/iana-zone.ts';
import { chunkNumber, maxChunkBytes } from '#transport/upload.ts';

export const importParams = z.object({ importId: z.uuidv7() });
/** `PUT /imports/{importId}/chunks/{seq}`: as a chunk of a recording. */
export const importChunkParams = importParams.extend({ seq: chunkNumber });
export const importChunkAnswer = z.object({ seq: z.number(), sha256: z.string() });

/** Journals of a file that can be told apart, and left out. */
export const mostImportJournals = 500;

/** How much a file may have, in pieces of `maxChunkBytes`. */
const maxImportPieces = 2_000;
export const maxImportBytes: number = maxImportPieces * maxChunkBytes;

/** Which columns of a table have what; null: none. */
export const tableColumns = z.strictObject({
  date: z.string().max(200).nullable(),
  text: z.string().max(200).nullable(),
  title: z.string().max(200).nullable(),
  mood: z.string().max(200).nullable(),
  tags: z.string().max(200).nullable(),
});
export type TableColumns = z.infer<typeof tableColumns>;

/** `POST /imports/{importId}/preview`: the file was sent in pieces. `me`: the name of the person in a chat. */
export const previewImportRequest = z.strictObject({
  name: z.string().min(1).max(255),
  pieces: z.number().int().min(1).max(maxImportPieces),
  timeZone: zoneOfWords,
  me: z.string().max(200).optional(),
  columns: tableColumns.optional(),
});
export type PreviewImportRequest = z.infer<typeof previewImportRequest>;

/** `POST /imports/{importId}/fetch`: what the other écrin gave for moving house. */
export const fetchImportRequest = z.strictObject({ link: z.string().max(1_000), code: moveCode });
export type FetchImportRequest = z.infer<typeof fetchImportRequest>;

/** `GET /imports/fetch`: the archive that is on its way from another écrin, or has arrived to be shown; null: none. `bytes`: about how many it has. `keyPrint`: of the key that signs there. */
export const fetchedImport = z.object({
  fetch: z
    .object({
      importId: z.string(),
      host: z.string().nullable(),
      status: z.enum(['running', ...fetchOutcomes]),
      received: z.number().int(),
      bytes: z.number().int(),
      pieces: z.number().int(),
      keyPrint: z.string(),
    })
    .nullable(),
});
export type FetchedImport = z.infer<typeof fetchedImport>;

const leftOut = z.array(z.object({ reason: z.enum(leftOutReasons), count: z.number().int() }));
const counted = z.object({ name: z.string(), count: z.number().int() });

/** What the file has, before anything of it is kept. `understanding`: what would read the thoughts that come. `hourless`: entries of which only the day is known. `zoneless`: entries without a zone, which get `timeZone`. */
export const importPreview = z.object({
  importId: z.string(),
  name: z.string(),
  /** Of the file. */
  bytes: z.number().int(),
  source: z.enum(journalSources),
  entries: z.number().int(),
  years: z.array(counted),
  journals: z.array(counted),
  /** What a choice would bring is summed from these. `needs`: of entries without a word, what they are made of: one of these has to come with them. `here`: those that are in the account already. */
  groups: z.array(
    z.object({
      year: z.string(),
      journal: z.string().nullable(),
      needs: z.array(z.enum(importParts)),
      here: z.boolean(),
      /** Months of its first and its last, YYYY-MM. */
      from: z.string(),
      to: z.string(),
      entries: z.number().int(),
      /** For the AI to read. */
      words: z.number().int(),
      pictures: z.number().int(),
      pictureBytes: z.number().int(),
      sounds: z.number().int(),
      soundBytes: z.number().int(),
    }),
  ),
  examples: z.array(
    z.object({
      occurredAt: z.string(),
      timeZone: z.string(),
      hourless: z.boolean(),
      text: z.string(),
      pictures: z.number().int(),
      sounds: z.number().int(),
    }),
  ),
  tags: z.number().int(),
  /** That would come with their entries. */
  pictures: z.number().int().optional(),
  sounds: z.number().int(),
  moods: z.array(counted),
  leftOut,
  duplicates: z.number().int(),
  /** With their history; they come once all else did. */
  goals: z.int(),
  /** Without their links; they come once all else did. */
  stories: z.int(),
  timeZone: z.string(),
  zoneless: z.number().int(),
  hourless: z.number().int(),
  /** Who wrote in a chat. */
  senders: z.array(counted),
  me: z.string().nullable(),
  /** Of a table: its columns, and which are read as what. */
  columns: z.object({ all: z.array(z.string()), chosen: tableColumns }).nullable(),
  /** `host`: where they would be sent; null: nowhere, this server reads them. `eurosPerMillionTokens` null: not known. */
  understanding: z.object({ host: z.string().nullable(), eurosPerMillionTokens: z.number().nullable() }),
});
export type ImportPreview = z.infer<typeof importPreview>;
/** What is said of the file itself. */
export type FilePreview = Omit<ImportPreview, 'understanding'>;

/** `POST /imports/{importId}/start` */
export const startImportRequest = z.strictObject({
  leftYears: z.array(z.string().max(10)).max(300),
  leftJournals: z.array(z.string().max(255)).max(mostImportJournals),
  leftParts: z.array(z.enum(importParts)).max(importParts.length).default([]),
  keepDuplicates: z.boolean(),
  understand: z.boolean(),
  moods: z.record(z.string().max(200), z.enum(moods)),
});
export type StartImportRequest = z.infer<typeof startImportRequest>;

/**
 * `GET /imports`, the latest first. `brought`: how many came, once it ended, with `pictures` and `sounds`; null: of before this was counted. `leftOut`: what of the file could not come. `thoughts`: those
 * that are here now; `changed`: of these, edited since. `first`: the earliest that came, while it is here.
 */
export const importList = z.object({
  items: z.array(
    z.object({
      importId: z.string(),
      source: z.enum(journalSources),
      status: z.enum(['running', 'paused', 'ended', 'undone']),
      entries: z.number().int(),
      brought: z.number().int().nullable(),
      pictures: z.number().int().nullable(),
      sounds: z.number().int().nullable(),
      leftOut,
      first: z
        .object({ thoughtId: z.string(), words: z.string(), occurredAt: z.string(), timeZone: z.string() })
        .nullable(),
      understand: z.boolean(),
      thoughts: z.number().int(),
      changed: z.number().int(),
      startedAt: z.string(),
      endedAt: z.string().nullable(),
      undoUntil: z.string(),
    }),
  ),
});
export type ImportList = z.infer<typeof importList>;
export type ImportItem = ImportList['items'][number];

import { moods } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { z } from 'zod';
import { givenDay } from '#time/days.ts';

export const exportAddress = z.object({ url: z.string(), publicKey: z.string() });

/** What can be left out. `understood`: what an engine proposed. `others`: everything that is not of one thought: goals, reminders, orbs, conversations, stories… */
export const exportParts = ['sounds', 'pictures', 'understood', 'others'] as const;
export type ExportPart = (typeof exportParts)[number];
/** What a book has besides the words. `pictures`: those of its thoughts. `codes`: beside what was spoken, about once a minute, a QR code that opens the recording there for whoever is signed in. */
export const bookExtras = ['pictures', 'codes'] as const;
export type BookExtra = (typeof bookExtras)[number];
/** `ecrin`: what another Écrin reads, as JSON. `book`: a PDF to print; alone, and in one volume, it is the file itself, without a signature. `markdown`: a file for each thought. `table`: CSV. */
export const exportForms = ['ecrin', 'book', 'markdown', 'table'] as const;
export type ExportForm = (typeof exportForms)[number];

/** What is taken away. `from`, `to`: the person’s own days, YYYY-MM-DD, both inclusive. Of a span or a thread there are no `others`. Absent: all of it, as JSON and Markdown. */
export const exportChoice = z.strictObject({
  from: givenDay.optional(),
  to: givenDay.optional(),
  threadId: z.uuidv7().optional(),
  parts: z
    .array(z.enum(exportParts))
    .max(exportParts.length)
    .default([...exportParts]),
  forms: z.array(z.enum(exportForms)).min(1).max(exportForms.length).default(['ecrin', 'markdown']),
  bookWith: z.array(z.enum(bookExtras)).max(bookExtras.length).default([]),
});
export type ExportChoice = z.output<typeof exportChoice>;
export type AskedExport = z.input<typeof exportChoice>;

/**
 * `POST /api/client/export`: a URL that downloads what was chosen of one’s own data, until `closesAt` (24 hours) or until the session ends. What is in it:
 * `docs/reference/export.md`. `publicKey`: the line of the key that signs it, in minisign’s format.
 */
export const archiveAddress = exportAddress.extend({ closesAt: z.string() });
export type ArchiveAddress = z.infer<typeof archiveAddress>;

/**
 * `POST /api/client/export/outlook`: what would be taken, by writing it for nobody. `bytes`: of the file, with a book about so many. `seconds`: until it is written, without the way
 * to the device. Figures are of all that the span or thread has, also of parts that are left out. `moods`: of the latest thoughts, the oldest first.
 */
export const exportOutlook = z.object({
  thoughts: z.number().int(),
  sounds: z.number().int(),
  pictures: z.number().int(),
  voiceMs: z.number(),
  understood: z.number().int(),
  others: z.number().int(),
  bytes: z.number().int(),
  seconds: z.number().int(),
  firstDay: z.string().nullable(),
  lastDay: z.string().nullable(),
  /** About so many pages, A5; `missing`: signs that no typeface has, which are printed as « • ». */
  book: z.object({ pages: z.number().int(), missing: z.array(z.string()) }),
  moods: z.array(z.enum(moods).nullable()),
  publicKey: z.string(),
});
export type ExportOutlook = z.infer<typeof exportOutlook>;

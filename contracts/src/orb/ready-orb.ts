import { languages } from '@ecrin/domain/kernel/language.ts';
import { maxOwnTextLength, maxValueLength } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import { maxPictureAddressLength, maxVersionReasonLength, orbCategories } from '@ecrin/domain/orb/orb.vocabulary.ts';
import { z } from 'zod';
import { bilingual, look, orbInstructions } from './orb.ts';

// `/api/admin/orbs`: the orbs offered to every client. Created and revised with the same bodies as a client's own.

/** `PUT /orbs/{orbId}/picture`: the server fetches it once, and keeps its own copy; `DELETE` shows the sphere again. */
export const readyOrbPictureRequest = z.strictObject({ url: z.string().trim().min(1).max(maxPictureAddressLength) });

/** `DELETE /orbs/{orbId}/publication`. */
export const withdrawReadyOrbRequest = z.strictObject({
  why: z
    .string()
    .trim()
    .min(1)
    .max(2 * maxVersionReasonLength),
});
export type WithdrawReadyOrbRequest = z.infer<typeof withdrawReadyOrbRequest>;

/** `POST /orbs/{orbId}/trials`: the current version reads a text of the administrator's own. `values`: of its variables, by their names. */
export const tryReadyOrbRequest = z.strictObject({
  language: z.enum(languages),
  text: z.string().trim().min(1).max(maxOwnTextLength),
  values: z.record(z.string().max(80), z.string().max(2 * maxValueLength)),
});
export type TryReadyOrbRequest = z.infer<typeof tryReadyOrbRequest>;

const lines = { items: z.array(z.object({ text: z.string() })) };
/** What it returned, without the passages it rests on: the text is in front of the administrator. */
export const orbTrial = z.object({
  model: z.string(),
  version: z.number().int(),
  seconds: z.number(),
  result: z.discriminatedUnion('kind', [
    z.object({ kind: z.enum(['text', 'list', 'checklist']), ...lines }),
    z.object({ kind: z.literal('score'), scale: z.string(), score: z.number(), ...lines }),
    z.object({ kind: z.literal('label'), label: z.string(), ...lines }),
    z.object({
      kind: z.literal('table'),
      columns: z.array(z.string()),
      items: z.array(z.object({ cells: z.array(z.string()) })),
    }),
  ]),
});
export type OrbTrial = z.infer<typeof orbTrial>;

/** Of 30 days (UTC). `automatic`: of the requested ones, those of schedules. `broken`: failed because the contract was not kept. */
export const orbUsage = z.object({
  requested: z.number().int(),
  automatic: z.number().int(),
  completed: z.number().int(),
  failed: z.number().int(),
  broken: z.number().int(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
});
export type OrbUsage = z.infer<typeof orbUsage>;

/** `origin`: `ecrin` comes with Écrin. `languages`: in which it has a name and instructions. `usage`: everybody's. */
export const readyOrbRow = z.object({
  orbId: z.string(),
  names: bilingual(z.string()),
  category: z.enum(orbCategories),
  tags: z.array(z.string()),
  look,
  /** Its version, under `/orbs/{orbId}/picture/`; null: the sphere. */
  picture: z.string().nullable(),
  version: z.number().int(),
  languages: z.array(z.enum(languages)),
  origin: z.enum(['ecrin', 'admin']),
  status: z.enum(['published', 'draft', 'withdrawn']),
  usage: orbUsage,
});
export type ReadyOrbRow = z.infer<typeof readyOrbRow>;

/** `own`: of clients' own orbs, only how many there are and how often they ran. `eurosPerMillionTokens`: null where nothing is paid. */
export const readyOrbList = z.object({
  items: z.array(readyOrbRow),
  own: z.object({ orbs: z.number().int(), usage: orbUsage }),
  eurosPerMillionTokens: z.number().nullable(),
});
export type ReadyOrbList = z.infer<typeof readyOrbList>;

/** `by`: the administrator; null: a newer list of Écrin. */
const readyOrbVersion = z.object({
  version: z.number().int(),
  since: z.string(),
  why: z.string().nullable(),
  by: z.string().nullable(),
  instructions: bilingual(orbInstructions),
});

/** `withdrawn`: when and why it is no longer offered. `versions`: the latest first. `days`: of usage, those with any. */
export const readyOrbDetail = readyOrbRow.extend({
  descriptions: bilingual(z.string()),
  /** Where its picture was fetched from. */
  pictureUrl: z.string().nullable(),
  instructions: bilingual(orbInstructions),
  versions: z.array(readyOrbVersion),
  withdrawn: z.object({ at: z.string(), why: z.string() }).nullable(),
  failures: z.record(z.string(), z.number().int()),
  everCompleted: z.number().int(),
  days: z.array(z.object({ day: z.string(), completed: z.number().int(), failed: z.number().int() })),
  eurosPerMillionTokens: z.number().nullable(),
  /** Whether a model that could try it writes here. */
  mayTry: z.boolean(),
});
export type ReadyOrbDetail = z.infer<typeof readyOrbDetail>;

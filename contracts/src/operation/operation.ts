import { upkeepActs, workKinds } from '@ecrin/domain/operation/operation.vocabulary.ts';
import { z } from 'zod';
import { knownClient } from '#admin/known-people.ts';
import { givenLine } from '#text/given-line.ts';
import { engineState } from './engine-state.ts';

const workKind = z.enum(workKinds);

/** `GET /api/admin/work`. */
export const listWorkQuery = z.object({
  state: z.enum(['running', 'failed']).default('failed'),
  kind: workKind.optional(),
  cursor: z.string().max(600).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

/** No word of what it is about. `client`: whom it is for. `reason`: a closed code; null: it runs. `since`: when it began, or failed. `retryable`: that may change something. */
const workItem = z.object({
  workId: z.string(),
  kind: workKind,
  state: z.enum(['running', 'failed']),
  clientId: z.string().nullable(),
  client: knownClient.nullable(),
  reason: z.string().nullable(),
  attempts: z.int(),
  since: z.string(),
  retryable: z.boolean(),
});
export type WorkItem = z.infer<typeof workItem>;
/** Oldest first. */
export const workPage = z.object({ items: z.array(workItem), nextCursor: z.string().nullable(), total: z.int() });
export type WorkPage = z.infer<typeof workPage>;

/** `GET /api/admin/work-counts`: for the menu and the dashboard. `waiting`: that runs or waits for an engine; `overdue`: transcriptions that have waited for more than 5 minutes; `byKind`: of what failed, the most first; `parkedModels`: read models with parked streams; `engines`: the state of each. */
export const workCounts = z.object({
  failed: z.int(),
  retryable: z.int(),
  waiting: z.int(),
  oldestWaitingSince: z.string().nullable(),
  overdue: z.int(),
  byKind: z.array(z.object({ kind: workKind, failed: z.int(), retryable: z.int() })),
  parkedModels: z.int(),
  engines: z.array(engineState),
});
export type WorkCounts = z.infer<typeof workCounts>;

const backupPlace = z.enum(['folder', 'bucket']);

/** Why a backup, its rehearsal or a restore did not succeed. */
const backupFailure = z.enum([
  'not-set-up',
  'nothing-there',
  'under-way',
  'no-room',
  'unwritable',
  'unreachable',
  'denied',
  'damaged',
  'not-empty',
  'ledger-missing',
  'failed',
]);
export type BackupFailure = z.infer<typeof backupFailure>;

/** Backups that a service with a data folder makes itself. Instants in ISO 8601, `files` recordings and pictures of a rehearsal. */
export const backupState = z.object({
  data: backupPlace,
  keys: backupPlace,
  lastGood: z.object({ at: z.string(), files: z.int(), bytes: z.int(), ms: z.number() }).nullable(),
  lastFailure: z.object({ at: z.string(), reason: backupFailure }).nullable(),
  lastRehearsal: z
    .object({ at: z.string(), thoughts: z.int(), files: z.int(), ms: z.number(), failure: backupFailure.nullable() })
    .nullable(),
});
export type BackupState = z.infer<typeof backupState>;

/** Work that a person's text can make long: each kind has a budget of processor time (`workBudgets`). */
export const budgetedWork = [
  'request',
  'body',
  'command',
  'page',
  'help',
  'query',
  'moved-query',
  'append',
  'projection',
  'trigger',
  'understanding',
  'activity',
  'job',
  'book',
] as const;
export type BudgetedWork = (typeof budgetedWork)[number];

/** Of each read model, the parked streams that are shown with their client. */
export const shownParked = 3;
/** `event`: the type of the event the stream stopped at; `happened`: its handler ended the process twice, took longer than it may, or failed. `code`: for whoever operates the service. `client`: whose it is; null: nobody’s, or not one of those shown. */
const parkedStream = z.object({
  stream: z.string(),
  event: z.string(),
  happened: z.enum(['ended-process', 'too-long', 'fault']),
  code: z.string(),
  client: knownClient.nullable(),
  since: z.string(),
});

/** `GET /api/admin/queues`. */
export const queuesAnswer = z.object({
  /** Workflows by kind, of whichever engine; null: its engine does not answer. `oldest`: null where the engine does not tell. `medianMs`: of what was done within 7 days; null: nothing, or not measured. */
  runs: z
    .array(
      z.object({
        kind: workKind,
        running: z.int(),
        oldest: z.string().nullable(),
        medianMs: z.number().nullable(),
      }),
    )
    .nullable(),
  /** Workflows that failed, or wait for a decision. */
  stopped: z.array(workItem),
  /** How long the oldest event waits that projections have not taken in, in seconds: `prompt`, those that people look at; `deferred`, the others. null: not known. */
  lag: z.object({ prompt: z.number(), deferred: z.number() }).nullable(),
  /** Work that held a thread of the process that answers for longer than its budget, since that process started: how often, the longest in ms of processor time, and the last time. Kinds without any are left out. */
  breaches: z.array(z.object({ kind: z.enum(budgetedWork), count: z.int(), longestMs: z.int(), lastAt: z.string() })),
  projections: z.array(
    z.object({
      model: z.string(),
      /** Position of the last event it includes; `behind`: positions from there to the newest. */
      checkpoint: z.int().nullable(),
      behind: z.int().nullable(),
      documents: z.int(),
      parked: z.array(parkedStream),
      upkeep: z
        .object({
          act: z.enum(upkeepActs),
          status: z.enum(['under-way', 'done', 'failed']),
          percent: z.number(),
          requestedAt: z.string(),
          endedAt: z.string().nullable(),
        })
        .nullable(),
    }),
  ),
  /** Mails and codes on their way: how many, how many of them were refused at least once, and the oldest. */
  messages: z.object({ waiting: z.int(), retried: z.int(), oldestDueAt: z.string().nullable() }),
  /** Channels that write into a folder because nothing is set up for them. */
  outbox: z.array(z.enum(['mail', 'sms', 'whatsapp'])),
  /** As `GET /api/admin/work-counts`, of the same moment. */
  counts: workCounts,
  /** Work that an engine failed, as the process that runs it counts its tries. */
  tries: z.array(z.object({ workId: z.string(), tries: z.int(), nextAttemptAt: z.string().nullable() })),
  /** null: this service makes none itself. */
  backups: backupState.nullable(),
});
export type QueuesAnswer = z.infer<typeof queuesAnswer>;

/** What the folders below a data folder hold. `uploads`: pieces of recordings that are still sent; `models`: of the engines on this machine. */
const storageFolders = ['recordings', 'uploads', 'pictures', 'outbox', 'models', 'others'] as const;

/**
 * `GET /api/admin/storage`: of the server that answers, and only of that one where there are several. `databases`: files in its data folder, the largest
 * first; `folders`: what lies below it, as measured at `measuredAt`; null: not measured yet. `disk` null: it keeps nothing on a disk.
 */
export const storageAnswer = z.object({
  server: z.object({ name: z.string(), roles: z.array(z.string()), isAlone: z.boolean() }),
  folders: z
    .object({
      measuredAt: z.string(),
      items: z.array(z.object({ name: z.enum(storageFolders), bytes: z.number(), files: z.int() })),
    })
    .nullable(),
  databases: z.array(z.object({ name: z.string(), bytes: z.number() })),
  disk: z.object({ freeBytes: z.number(), totalBytes: z.number() }).nullable(),
});
export type StorageAnswer = z.infer<typeof storageAnswer>;

/** `POST /api/admin/work/retries`: one. */
export const retryWorkRequest = z.strictObject({ workId: z.string().max(300) });
/** `POST /api/admin/work/retries/all`: all of a kind, or all that can be; for superadmins, since each costs. */
export const retryAllWorkRequest = z.strictObject({ kind: workKind.optional() });
/** How many were started again. */
export const retryWorkAnswer = z.object({ retried: z.int() });
/** `POST /api/admin/work/drops`. */
export const dropWorkRequest = z.strictObject({ workId: z.string().max(300), reason: givenLine(500) });

/** `POST /api/admin/read-models/{model}/upkeep`: performed by the process that keeps it up to date. */
export const upkeepParams = z.object({ model: z.string().max(64) });
export const upkeepRequest = z.strictObject({ act: z.enum(upkeepActs) });

import type { DomainEvent } from '#kernel/event-sourcing.ts';
import type { Language } from '#kernel/language.ts';
import type { ResultKind } from '#orb/orb.vocabulary.ts';
import type {
  OrbResult,
  RunFailure,
  RunOccasion,
  RunPart,
  RunSkip,
  RunUse,
  RunWords,
  SourceKind,
} from './orb-run.vocabulary.ts';

// These names and fields are permanent: add, never rename. All instants are ISO 8601 UTC.

type Run = Readonly<{ runId: string; orbId: string; ownerId: string }>;

/** `version`: of the orb's instructions. `language`: in which the result is written. */
export type OrbRunRequested = DomainEvent<
  'OrbRunRequested',
  Run & {
    version: number;
    language: Language;
    timeZone: string;
    occasion: RunOccasion;
    sourceKind: SourceKind;
    requestedAt: string;
  },
  RunWords
>;
/** It was due, and did not run. */
export type OrbRunSkipped = DomainEvent<
  'OrbRunSkipped',
  Run & { version: number; occasion: RunOccasion; reason: RunSkip; skippedAt: string },
  null
>;
/** What is read, in which requests; again when the model's window turned out too small for the parts. */
export type OrbRunPlanned = DomainEvent<
  'OrbRunPlanned',
  Run & { thoughts: number; parts: readonly RunPart[]; plannedAt: string },
  null
>;
/** One part was read; `part`: its place from 0. The draft is brought together with the others at the end. */
export type OrbRunPartRead = DomainEvent<
  'OrbRunPartRead',
  Run & { part: number; removedCitations: number; readAt: string },
  { draft: OrbResult }
>;
/** What a request to the model used, whether its answer could be. Tokens are estimated where the engine does not count them. */
export type OrbRunModelUsed = DomainEvent<'OrbRunModelUsed', Run & RunUse & { usedAt: string }, null>;
/** `engine`, `model`, `promptVersion`: what made it. `removedCitations`: how many named something that was not read. */
export type OrbRunCompleted = DomainEvent<
  'OrbRunCompleted',
  Run & {
    version: number;
    kind: ResultKind;
    engine: string;
    model: string;
    promptVersion: string;
    thoughts: number;
    removedCitations: number;
    completedAt: string;
  },
  { result: OrbResult }
>;
export type OrbRunFailed = DomainEvent<'OrbRunFailed', Run & { reason: RunFailure; failedAt: string }, null>;
/** By the person, before its end; nothing of it is shown. */
export type OrbRunStopped = DomainEvent<'OrbRunStopped', Run & { stoppedAt: string }, null>;
/** The person took the result away; it can be shown again. */
export type OrbRunHidden = DomainEvent<'OrbRunHidden', Run & { hiddenAt: string }, null>;
export type OrbRunShown = DomainEvent<'OrbRunShown', Run & { shownAt: string }, null>;
/** An item of a checklist, by its place from 0. */
export type OrbRunItemTicked = DomainEvent<
  'OrbRunItemTicked',
  Run & { item: number; ticked: boolean; tickedAt: string },
  null
>;

/** In the stream `orb-run-<runId>`. */
export type OrbRunEvent =
  | OrbRunRequested
  | OrbRunSkipped
  | OrbRunPlanned
  | OrbRunPartRead
  | OrbRunModelUsed
  | OrbRunCompleted
  | OrbRunFailed
  | OrbRunStopped
  | OrbRunHidden
  | OrbRunShown
  | OrbRunItemTicked;

import type { DomainEvent } from '#kernel/event-sourcing.ts';
import type { UpkeepAct } from './operation.vocabulary.ts';

// These names and fields are permanent: add, never rename.

type OfUpkeep<More> = { upkeepId: string; model: string } & More;

/** Of a read model; the process that keeps it up to date performs it. `by`: an administrator. */
export type UpkeepRequested = DomainEvent<
  'UpkeepRequested',
  OfUpkeep<{ act: UpkeepAct; by: string; requestedAt: string }>,
  null
>;
/** A rebuild has read so much of the history. */
export type UpkeepAdvanced = DomainEvent<'UpkeepAdvanced', OfUpkeep<{ percent: number; advancedAt: string }>, null>;
/** `parked`: streams that wait afterwards. */
export type UpkeepDone = DomainEvent<'UpkeepDone', OfUpkeep<{ parked: number; doneAt: string }>, null>;
/** `fault`: its name. */
export type UpkeepFailed = DomainEvent<'UpkeepFailed', OfUpkeep<{ fault: string; failedAt: string }>, null>;

/** In the stream `upkeep-<model>`. */
export type UpkeepEvent = UpkeepRequested | UpkeepAdvanced | UpkeepDone | UpkeepFailed;

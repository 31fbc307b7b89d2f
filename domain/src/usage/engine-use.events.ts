import type { DomainEvent } from '#kernel/event-sourcing.ts';
import type { UsageKind } from './cost-of-usage.ts';

// These names and fields are permanent: add, never rename. They hold no personal words.

/**
 * One call of a paid engine has ended. `clientId` null: it was for nobody, or for an administrator. `answered` false: what came back could not be used, and was
 * counted by the engine all the same. `ms`: of sound.
 */
export type EngineUsed = DomainEvent<
  'EngineUsed',
  {
    useId: string;
    clientId: string | null;
    kind: UsageKind;
    engine: string;
    model: string;
    inputTokens: number;
    outputTokens: number;
    ms: number;
    answered: boolean;
    usedAt: string;
  },
  null
>;

/** In the stream `engine-use-<useId>`. */
export type EngineUseEvent = EngineUsed;

/** On events of results: the calls behind them are recorded one by one, as `EngineUsed`, and are not counted again. */
export type Counted = 'by-call';

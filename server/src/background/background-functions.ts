import type { KeyEvictions } from '@ecrin/platform/caching/cached-key-vault.ts';
import type { WorkflowEngine } from '@ecrin/platform/ports/workflow-engine.ts';
import type { MetricValues } from '#observability/gauges.ts';
import type { EngineFacts, EngineFunctions } from './engine-functions.ts';
import type { SocketNotice } from './gather-notices.ts';
import type { Background } from './open-background.ts';

/** What the thread of projections and workflows does for the API of its process. */
export type BackgroundFunctions = EngineFunctions &
  Pick<WorkflowEngine, 'load' | 'failed' | 'setAside' | 'describe'> &
  Readonly<{
    /** Opens stores and starts the roles; once, before anything else but news. Throws what opening throws. */
    open: () => Promise<EngineFacts>;
    close: () => Promise<void>;
    /** News: the API committed events. */
    committed: () => void;
    evict: KeyEvictions['evict'];
    readiness: Background['readiness'];
    /** null: nobody collects any. */
    metrics: () => Promise<MetricValues | null>;
  }>;

/** What the API does for that thread: it has the sockets. */
export type ApiFunctions = Readonly<{
  notices: (notices: readonly SocketNotice[]) => void;
  evict: KeyEvictions['evict'];
  /** News. */
  enginesChanged: (facts: EngineFacts) => void;
}>;

import { DefaultLogger, Runtime } from '@temporalio/worker';

export type TemporalLog = (
  line: Readonly<{ level: 'warn' | 'error'; message: string; workflowId?: string; runId?: string }>,
) => void;

let listeners: readonly TemporalLog[] = [];
let installed = false;

/** Passes what the library logs to every listener, without its details: errors may carry payloads. Returns how to stop. */
export const listenToTemporal = (log: TemporalLog): (() => void) => {
  install();
  listeners = [...listeners, log];
  return () => {
    listeners = listeners.filter((listener) => listener !== log);
  };
};

/** One runtime a process. It leaves the signals of the operating system to the program. */
const install = (): void => {
  if (installed) return;
  installed = true;
  const logger = new DefaultLogger('WARN', ({ level, message, meta }) => {
    const line = { level: level === 'ERROR' ? ('error' as const) : ('warn' as const), message, ...idsOf(meta) };
    for (const listener of listeners) listener(line);
  });
  Runtime.install({
    logger,
    shutdownSignals: [],
    telemetryOptions: { logging: { filter: { core: 'WARN', other: 'ERROR' }, forward: {} } },
  });
};

const idsOf = (meta: Readonly<Record<string, unknown>> = {}): Readonly<{ workflowId?: string; runId?: string }> => {
  const runId = meta['runId'] ?? meta['run_id'] ?? meta['workflowRunId'];
  const workflowId = meta['workflowId'] ?? meta['workflow_id'];
  return { ...(typeof workflowId === 'string' ? { workflowId } : {}), ...(typeof runId === 'string' ? { runId } : {}) };
};

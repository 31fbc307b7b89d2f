import type { WorkflowDescription } from '@ecrin/platform/ports/workflow-engine.ts';
import { afterEach, beforeEach, vi } from 'vitest';
import { createActivityLog, waitTimeoutMs, type ActivityLog } from './activity-log.ts';
import { workflowEngineFailureCases } from './failure.cases.ts';
import { workflowEngineOverviewCases } from './overview.cases.ts';
import { workflowEngineRunCases } from './run.cases.ts';
import { workflowEngineTimeCases } from './time.cases.ts';
import { workflowEngineWorkerCrashCases } from './worker-crash.cases.ts';
import type { WorkflowEngineCase, WorkflowEngineUnderTest } from './workflow-engine-case.ts';

const workflowEngineCase = (
  subject: () => WorkflowEngineUnderTest,
  activityLog: () => ActivityLog,
): WorkflowEngineCase => {
  const engine = () => subject().engine();
  const described = async (id: string): Promise<WorkflowDescription> => {
    const description = await engine().describe(id);
    if (!description) throw new Error(`no workflow ${id}`);
    return description;
  };
  return {
    subject,
    activityLog,
    engine,
    described,
    start: (workflow, id, input) => engine().start({ workflow, id, input }),
    startWorker: () => subject().startWorker(activityLog().activities),
    ended: (id) =>
      vi.waitUntil(
        async () => {
          const description = await described(id);
          return description.status === 'running' ? false : description;
        },
        { timeout: waitTimeoutMs, interval: 15 },
      ),
    untilNoted: (count) =>
      vi.waitUntil(() => activityLog().noted.length >= count, { timeout: waitTimeoutMs, interval: 5 }),
  };
};

/** What every adapter behind the port must do. Times are real and short; generous upper bounds keep slow machines honest. */
export const workflowEngineContract = (make: () => Promise<WorkflowEngineUnderTest>): void => {
  let subject: WorkflowEngineUnderTest;
  let activityLog: ActivityLog;
  beforeEach(async () => {
    subject = await make();
    activityLog = createActivityLog();
  });
  afterEach(() => subject.dispose());

  const theCase = workflowEngineCase(
    () => subject,
    () => activityLog,
  );
  workflowEngineRunCases(theCase);
  workflowEngineTimeCases(theCase);
  workflowEngineFailureCases(theCase);
  workflowEngineWorkerCrashCases(theCase);
  workflowEngineOverviewCases(theCase);
};

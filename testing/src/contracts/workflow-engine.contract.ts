import type { WorkflowDescription } from '@ecrin/platform/ports/workflow-engine.ts';
import { afterEach, beforeEach, vi } from 'vitest';
import { bookkeeping, patienceMs, type Bookkeeping } from './workflow-engine.bookkeeping.ts';
import type { WorkflowEngineCase, WorkflowEngineUnderTest } from './workflow-engine.case.ts';
import { workflowEngineDeathCases } from './workflow-engine.death-cases.ts';
import { workflowEngineFailureCases } from './workflow-engine.failure-cases.ts';
import { workflowEngineRunCases } from './workflow-engine.run-cases.ts';
import { workflowEngineTimeCases } from './workflow-engine.time-cases.ts';

const theCaseOf = (subject: () => WorkflowEngineUnderTest, book: () => Bookkeeping): WorkflowEngineCase => {
  const engine = () => subject().engine();
  const described = async (id: string): Promise<WorkflowDescription> => {
    const description = await engine().describe(id);
    if (!description) throw new Error(`no workflow ${id}`);
    return description;
  };
  return {
    subject,
    book,
    engine,
    described,
    start: (workflow, id, input) => engine().start({ workflow, id, input }),
    work: () => subject().startWorker(book().activities),
    ended: (id) =>
      vi.waitUntil(
        async () => {
          const description = await described(id);
          return description.status === 'running' ? false : description;
        },
        { timeout: patienceMs, interval: 15 },
      ),
    untilNoted: (count) => vi.waitUntil(() => book().noted.length >= count, { timeout: patienceMs, interval: 5 }),
  };
};

/** What every adapter behind the port must do. Times are real and short; generous upper bounds keep slow machines honest. */
export const workflowEngineContract = (make: () => Promise<WorkflowEngineUnderTest>): void => {
  let subject: WorkflowEngineUnderTest;
  let book: Bookkeeping;
  beforeEach(async () => {
    subject = await make();
    book = bookkeeping();
  });
  afterEach(() => subject.dispose());

  const theCase = theCaseOf(
    () => subject,
    () => book,
  );
  workflowEngineRunCases(theCase);
  workflowEngineTimeCases(theCase);
  workflowEngineFailureCases(theCase);
  workflowEngineDeathCases(theCase);
};

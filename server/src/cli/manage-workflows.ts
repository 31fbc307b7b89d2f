import type { SetAsideRun, WorkflowEngine } from '@ecrin/platform/ports/workflow-engine.ts';
import { UsageFault } from './run-command.ts';

type SetAsideWorkflows = Pick<WorkflowEngine, 'setAside' | 'retry'>;

/** Without arguments: one line for each workflow that was set aside. `retry [id]`: tries it again, or all of them. Throws `UsageFault`. */
export const manageWorkflows = async (
  engine: SetAsideWorkflows,
  say: (line: string) => void,
  words: readonly string[],
): Promise<void> => {
  const { act, id } = parseArguments(words);
  if (id !== undefined) return act(engine, say, { id, reason: '' });
  const runs = await engine.setAside();
  if (runs.length === 0) say('No workflow was set aside.');
  for (const run of runs) await act(engine, say, run);
};

const parseArguments = ([action = 'list', id, ...more]: readonly string[]): Readonly<{
  act: Act;
  id: string | undefined;
}> => {
  const act = acts.get(action);
  if (!act || more.length > 0 || (action === 'list' && id !== undefined))
    throw new UsageFault('Run without arguments to list the workflows that were set aside, or with: retry [id].');
  return { act, id };
};

type Act = (
  engine: SetAsideWorkflows,
  say: (line: string) => void,
  run: Omit<SetAsideRun, 'retryable'>,
) => Promise<void>;

const acts: ReadonlyMap<string, Act> = new Map<string, Act>([
  ['list', async (_engine, say, { id, reason }) => say(`${id}  ${reason}`)],
  [
    'retry',
    async ({ retry }, say, { id }) => say((await retry(id)) ? `${id} is tried again.` : `${id} was not set aside.`),
  ],
]);

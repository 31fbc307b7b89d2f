import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@ecrin/testing/servers/free-port.ts';
import { expect, it } from 'vitest';
import { openTemporalWorkflowEngine } from '#adapters/workflow-engine/temporal/temporal-workflow-engine.ts';

it('given a call that is being retried, when the engine closes, then the call ends first: no timer of it finds the connection closed', async () => {
  const { engine } = openTemporalWorkflowEngine({
    server: { address: `127.0.0.1:${await freePort()}`, namespace: 'default' },
    workflows: [],
    definitionsFile: import.meta.filename,
  });
  const call = engine.describe('anything').then(
    () => 'answered',
    () => 'refused',
  );
  await pause(150);
  await engine.close();
  expect(await Promise.race([call, pause(0, 'still running')])).toBe('refused');
  await expect(engine.describe('another')).rejects.toThrow('does not answer');
  // What the library throws from its timer is an error of this run, whichever test is running.
  await pause(1_500);
});

import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const child = new URL('hanging.child.ts', import.meta.url).pathname;
const hang = (seconds: number, ms: number) => {
  const { signal, status, stderr } = spawnSync(process.execPath, [child, `${seconds}`, `${ms}`], { encoding: 'utf8' });
  return { signal, status, stderr };
};

it('given a blocked event loop, then the process logs it and ends', () =>
  expect(hang(1, 50_000)).toEqual({
    signal: 'SIGKILL',
    status: null,
    stderr: 'Écrin answered nothing for 1 s and ends itself, so that it can be started again.\n',
  }));

it('given one blocked for a short time, or no hang limit, then the process continues', () => {
  expect(hang(30, 2_500)).toEqual({ signal: null, status: 0, stderr: '' });
  expect(hang(0, 1_500)).toEqual({ signal: null, status: 0, stderr: '' });
});

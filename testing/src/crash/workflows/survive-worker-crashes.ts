import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FailPoint } from '@ecrin/platform/instrumentation/fail-point.ts';
import { expect } from 'vitest';

const child = fileURLToPath(new URL('workflow-worker.child.ts', import.meta.url));
const words = ['un', 'deux'];
const whole = 'start-1 left-1 right-1 fell "deux"';
/** More passes than the workflow has. */
export const maxPasses = 60;

type WorkerRun = Readonly<{ signal: string | null; output: string }>;

/** One run of the worker, sending the signals that no earlier one is known to have sent. */
const runWorker = async (dir: string, death: string | null): Promise<WorkerRun> => {
  const sent = await ledgerOf(dir);
  const left = words.filter((word) => !sent.includes(`sent ${word}`));
  const { ECRIN_FAIL_POINT: _none, ...env } = process.env;
  const worker = spawn(process.execPath, [child, dir, ...left], {
    env: { ...env, ...(death === null ? {} : { ECRIN_FAIL_POINT: death }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const tooLate = setTimeout(() => worker.kill('SIGTERM'), 60_000);
  let output = '';
  worker.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const [, signal] = (await once(worker, 'close')) as [number | null, string | null];
  clearTimeout(tooLate);
  return { signal, output };
};

/** As a power cut may leave it: without what was committed after the last sync. Returns how many bytes that were. */
const loseUnsynced = async (dir: string): Promise<number> => {
  const log = join(dir, 'workflows.db-wal');
  const [{ size }, text] = [await stat(log), await readFile(join(dir, 'synced'), 'utf8').catch(() => '')];
  const synced = Number(text.trim().split('\n').at(-1));
  // Before the first sync of this worker nothing is promised but what opening the journal has written.
  if (text === '' || synced > size) return 0;
  await truncate(log, synced);
  return size - synced;
};

const ledgerOf = async (dir: string): Promise<readonly string[]> => {
  const text = await readFile(join(dir, 'ledger'), 'utf8').catch(() => '');
  return text.split('\n').filter((line) => line !== '');
};

/** Each step under one key, and no step more often than the crashes during it explain. */
const checkLedger = (ledger: readonly string[], deaths: number): void => {
  const stamps = ledger.filter((line) => !line.startsWith('sent') && !line.startsWith('fail-always'));
  const places = new Map<string, Set<string>>();
  for (const [place = '', key = ''] of stamps.map((line) => line.split(' ')))
    places.set(place, (places.get(place) ?? new Set()).add(key));
  expect([...places.keys()].sort()).toEqual(['left-0', 'left-1', 'right-0', 'right-1', 'start-0', 'start-1']);
  for (const keys of places.values()) expect(keys.size).toBe(1);
  // Two at once may be lost together.
  expect(stamps.length).toBeLessThanOrEqual(6 + 2 * deaths);
};

/** One workflow whose worker is killed at the n-th pass of a point and is followed by another. False: it ended before it came there. */
export const survivesCrashAt = async (point: FailPoint, pass: number): Promise<boolean> => {
  const dir = await mkdtemp(join(tmpdir(), 'ecrin-crash-'));
  const first = await runWorker(dir, `${point}:${pass}`);
  const died = first.signal === 'SIGKILL';
  const last = died ? await runWorker(dir, null) : first;
  expect({ point, pass, signal: last.signal, result: JSON.parse(last.output) as unknown }).toEqual({
    point,
    pass,
    signal: null,
    result: whole,
  });
  checkLedger(await ledgerOf(dir), died ? 1 : 0);
  await rm(dir, { recursive: true });
  return died;
};

/** Like `survivesCrashAt`, by a power cut: whatever was not synced is lost. Returns the bytes that were lost; null: it ended before it came there. */
export const survivesPowerCutAt = async (point: FailPoint, pass: number): Promise<number | null> => {
  const dir = await mkdtemp(join(tmpdir(), 'ecrin-crash-'));
  const { signal } = await runWorker(dir, `${point}:${pass}`);
  if (signal !== 'SIGKILL') {
    await rm(dir, { recursive: true });
    return null;
  }
  const lost = await loseUnsynced(dir);
  expect({ point, pass, result: JSON.parse((await runWorker(dir, null)).output) as unknown }).toEqual({
    point,
    pass,
    result: whole,
  });
  checkLedger(await ledgerOf(dir), 1);
  await rm(dir, { recursive: true });
  return lost;
};

/** One workflow over many crashes, each at the n-th step of its worker; returns how many there were. */
export const surviveCrashesAt = async (passes: readonly number[]): Promise<number> => {
  const dir = await mkdtemp(join(tmpdir(), 'ecrin-crash-'));
  let deaths = 0;
  for (const pass of passes)
    deaths += (await runWorker(dir, `workflow.after-step:${pass}`)).signal === 'SIGKILL' ? 1 : 0;
  expect(JSON.parse((await runWorker(dir, null)).output)).toBe(whole);
  checkLedger(await ledgerOf(dir), deaths);
  await rm(dir, { recursive: true });
  return deaths;
};

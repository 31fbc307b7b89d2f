import { spawn, type ChildProcess } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of a program that this machine has. */
export const programOf = (name: string): string | null => {
  const paths = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name));
  return paths.find(isExecutable) ?? null;
};

export const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

type Start = Readonly<{ program: string; args: readonly string[]; env?: Readonly<Record<string, string>> }>;
export type Started = Readonly<{ found: string; end: () => Promise<void> }>;

/** Starts a program and waits until its output matches `pattern`; `found` is the first group. `end` also ends its child processes. */
export const startUntil = async ({ program, args, env }: Start, pattern: RegExp): Promise<Started> => {
  const child = spawn(program, args, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => endGroup(child);
  return { found: await firstMatch(child, pattern), end };
};

const endGroup = async (child: ChildProcess): Promise<void> => {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGKILL');
  await gone;
};

const firstMatch = (child: ChildProcess, pattern: RegExp): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    const read = (text: unknown): void => {
      output += String(text);
      const match = pattern.exec(output);
      if (match) resolve(match[1] ?? '');
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', reject);
    child.once('exit', (status) => reject(new Error(`it ended with ${status}: ${output}`)));
  });

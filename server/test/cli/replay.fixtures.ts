import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseReplayOptions } from '#cli/replay-options.ts';
import { replay } from '#cli/replay.ts';
import { createClosing } from '#closing.ts';
import { createLog } from '#observability/create-log.ts';

const program = fileURLToPath(new URL('../../src/cli/replay-command.ts', import.meta.url));

export type Ran = Readonly<{ code: number; out: string; said: string }>;

/** `npm run replay` on a data folder, in a process of its own. */
export const runReplay = (
  dataDir: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ran> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [program, ...words],
      { env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...environment }, maxBuffer: 64 * 1024 * 1024 },
      (fault, out, said) => resolve({ code: typeof fault?.code === 'number' ? fault.code : 0, out, said }),
    );
  });

/** The same in this process; faults are thrown. */
export const replayHere = async (dataDir: string, words: readonly string[]): Promise<string> => {
  const closing = createClosing(createLog({ LOG_LEVEL: 'error' }));
  const config = { DATA_DIR: dataDir };
  try {
    const options = parseReplayOptions(words);
    const lines = await Array.fromAsync(replay(options, { config, closing, onProgress: () => undefined }));
    return `${lines.join('\n')}\n`;
  } finally {
    await closing.closeAll();
  }
};

export const linesOf = (out: string): readonly Readonly<Record<string, unknown>>[] =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);

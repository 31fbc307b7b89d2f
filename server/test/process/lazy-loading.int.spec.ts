import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';

/** Node loads it with `fetch`, and with any `import` of `node:http`. */
const fetchOfNode = 'fetch';
/** Node loads it for a TypeScript source without a copy. */
const stripper = 'amaro';
const typescript = fileURLToPath(new URL('../../src/typescript/', import.meta.url));
const programOf = (module: string): string => `
  import { registerHooks } from 'node:module';
  const loaded = new Set();
  registerHooks({ load: (url, context, next) => { loaded.add(url); return next(url, context); } });
  await import(${JSON.stringify(new URL(module, import.meta.url).href)});
  if (process.moduleLoadList.some((name) => name.endsWith('undici'))) loaded.add('node_modules/${fetchOfNode}/');
  if (process.moduleLoadList.some((name) => name.includes('${stripper}'))) loaded.add('node_modules/${stripper}/');
  console.log([...loaded].join('\\n'));
`;

const run = promisify(execFile);

/** What a start loads of packages, ours and others. */
const packagesOf = async (module: string): Promise<ReadonlySet<string>> => {
  const program = ['--import', `${typescript}load-stripped.mjs`, '--input-type=module', '--eval', programOf(module)];
  const { stdout } = await run(process.execPath, program, { maxBuffer: 16 * 1024 * 1024 });
  const [ours, others] = [/\/([\w-]+)\/src\//, /node_modules\/((?:@[^/]+\/)?[^/]+)\//];
  return new Set(stdout.split('\n').map((url) => (others.exec(url) ?? ours.exec(url))?.[1] ?? ''));
};

const fleet = ['@opentelemetry/sdk-trace', 'prom-client', 'mongodb', '@eventstore/db-client', '@grpc/grpc-js'];
const chosen = ['openai', 'undici', 'nodemailer', 'openid-client', '@temporalio/client', '@temporalio/worker'];
const onFirstUse = [
  stripper,
  '@zxcvbn-ts/language-common',
  'web-push',
  'sharp',
  'pdfkit',
  'piscina',
  'fontkit',
  'hyphen',
  'file-type',
  'node-llama-cpp',
];

beforeAll(async () => {
  await run(process.execPath, [`${typescript}strip-types.mjs`]);
});

describe('the thread of the API', () => {
  it('loads no library that was not chosen, or is needed later', async () => {
    const loaded = await packagesOf('../../src/start.ts');
    expect(loaded).toContain('koa');
    expect([...fleet, ...chosen, ...onFirstUse].filter((name) => loaded.has(name))).toEqual([]);
  });
});

describe('the thread beside it', () => {
  it('loads nothing that answers requests either', async () => {
    const loaded = await packagesOf('../../src/background/open-background.ts');
    expect(loaded).toContain('workflows');
    const ofRequests = [fetchOfNode, 'command-api', 'koa', 'socket.io', 'jose', '@node-rs/argon2'];
    expect([...fleet, ...chosen, ...onFirstUse, ...ofRequests].filter((name) => loaded.has(name))).toEqual([]);
  });
});

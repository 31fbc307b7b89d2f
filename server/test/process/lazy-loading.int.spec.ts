import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const program = `
  import { registerHooks } from 'node:module';
  const loaded = new Set();
  registerHooks({ load: (url, context, next) => { loaded.add(url); return next(url, context); } });
  await import(${JSON.stringify(new URL('../../src/start.ts', import.meta.url).href)});
  console.log([...loaded].join('\\n'));
`;

it('starts on embedded stores without loading the libraries of a fleet and of observability', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    maxBuffer: 16 * 1024 * 1024,
  });
  const packages = new Set(
    stdout.split('\n').map((url) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1] ?? ''),
  );
  expect(packages).toContain('koa');
  expect(
    [...packages].filter((name) =>
      /^(?:@opentelemetry\/.*|prom-client|mongodb|@eventstore\/.*|@temporalio\/.*|@grpc\/.*)$/.test(name),
    ),
  ).toEqual([]);
});

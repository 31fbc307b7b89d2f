import { globSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { apiSchema, projectionsSchema, readConfig, sharedSchema, workflowsSchema } from '#config/config.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const textOf = (file: string): string => readFileSync(`${root}${file}`, 'utf8');

/** The part of compose's format that is used here. */
const service = z.strictObject({
  image: z.string(),
  build: z.string().optional(),
  restart: z.literal('unless-stopped'),
  env_file: z.literal('.env').optional(),
  init: z.boolean().optional(),
  environment: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  command: z.array(z.string()).optional(),
  stop_grace_period: z.string().optional(),
  ports: z.array(z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  deploy: z.strictObject({ replicas: z.number() }).optional(),
  depends_on: z.record(z.string(), z.strictObject({ condition: z.literal('service_healthy') })).optional(),
  healthcheck: z
    .strictObject({
      test: z.array(z.string()),
      interval: z.string(),
      timeout: z.string(),
      start_period: z.string().optional(),
      retries: z.number(),
    })
    .optional(),
});
const compose = z
  .object({ name: z.string(), services: z.record(z.string(), service), volumes: z.record(z.string(), z.null()) })
  .parse(parse(textOf('compose.yaml'), { merge: true }));

const services = Object.entries(compose.services);
const ours = services.filter(([, { build }]) => build !== undefined);
const known = new Set(
  [sharedSchema, apiSchema, projectionsSchema, workflowsSchema].flatMap(({ shape }) => Object.keys(shape)),
);
const example = textOf('.env.example')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('='));

describe('compose.yaml', () => {
  it('runs every role twice, each in its own containers, from one image', () => {
    expect(ours.map(([name, { deploy, environment }]) => [name, environment?.['ROLES'], deploy?.replicas])).toEqual([
      ['api', 'api', 2],
      ['projections', 'projections', 2],
      ['workflows', 'workflows', 2],
    ]);
    expect(new Set(ours.map(([, { image }]) => image)).size).toBe(1);
    expect(textOf('Dockerfile')).toMatch(/^USER node$/m);
    expect(textOf('Dockerfile')).toContain('/readyz');
  });

  it.each(ours)('gives %s known variables, and a valid configuration', (_name, { environment = {} }) => {
    expect(Object.keys(environment).filter((variable) => !known.has(variable))).toEqual([]);
    const given = Object.fromEntries(Object.entries(environment).map(([variable, value]) => [variable, String(value)]));
    const config = readConfig({
      ...Object.fromEntries(example),
      ...given,
      MASTER_KEY: `1:${Buffer.alloc(32).toString('base64')}`,
    });
    expect(config.shared).toMatchObject({
      ROLES: [environment['ROLES']],
      EVENTSTORE_URL: expect.any(String),
      MONGODB_URL: expect.any(String),
      TEMPORAL_ADDRESS: expect.any(String),
    });
  });

  it('pins every image to a version, has a health check for each server, and waits for dependencies', () => {
    for (const [name, { image, build, healthcheck, depends_on = {} }] of services) {
      expect([name, /:\d[\w.-]*$/.test(image)]).toEqual([name, true]);
      expect([name, build !== undefined || healthcheck !== undefined]).toEqual([name, true]);
      for (const needed of Object.keys(depends_on)) expect(Object.keys(compose.services)).toContain(needed);
    }
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['api']);
  });

  it('stores persistent data in declared volumes', () => {
    const used = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0] ?? ''));
    expect(used.toSorted()).toEqual(Object.keys(compose.volumes).toSorted());
    expect(used).toEqual(expect.arrayContaining(['events', 'mongodb', 'temporal']));
  });

  it('takes secrets from a file outside the repository, and names it', () => {
    const composes = new Set(['API_PORTS', 'TEMPORAL_DB_PASSWORD']);
    expect(
      example.map(([variable = '']) => variable).filter((variable) => !known.has(variable) && !composes.has(variable)),
    ).toEqual([]);
    const secrets = example.filter(([variable = '']) => /KEY|PASSWORD|SMTP_URL/.test(variable));
    expect(secrets.map(([, value]) => value)).toEqual(secrets.map(() => ''));
    expect(textOf('.gitignore').split('\n')).toContain('.env');
    expect(textOf('.dockerignore').split('\n')).toContain('.env');
  });
});

describe('the image', () => {
  it('starts as `npm start` does, without what starts it again: containers are', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: { start: string } };
    const [, command = ''] = /^CMD (.+)$/m.exec(textOf('Dockerfile')) ?? [];
    expect(`exec sh server/supervise.sh ${(JSON.parse(command) as string[]).join(' ')}`).toBe(scripts.start);
  });

  const copied = [...textOf('Dockerfile').matchAll(/^COPY --from=installed \/app\/(\S+) /gm)]
    .map(([, path = '']) => path)
    .filter((path) => !path.startsWith('node_modules') && !path.endsWith('.json'));
  const ignored = textOf('.dockerignore').split('\n').filter(Boolean);

  it('contains no test, fixture or spec of any package, in its test folder or next to its source', () => {
    expect(copied.length).toBeGreaterThan(5);
    expect(ignored.filter((pattern) => pattern.startsWith('!'))).toEqual([]);
    const shipped = copied
      .flatMap((folder) => globSync(`${folder}/**/*`, { cwd: root, exclude: ['**/node_modules/**'] }))
      .filter((file) => !ignored.some((pattern) => matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`)));
    expect(shipped).toContain('server/src/main.mjs');
    expect(
      shipped.filter((file) => /(^|\/)(test|testing)\/|\.(spec|fixtures|examples|setup)\.tsx?$/.test(file)),
    ).toEqual([]);
    const importers = shipped.filter(
      (file) => file.endsWith('.ts') && /from '(?:#test|@ecrin\/testing|@ecrin\/[\w-]+\/test)\//.test(textOf(file)),
    );
    expect(importers).toEqual([]);
  });
});

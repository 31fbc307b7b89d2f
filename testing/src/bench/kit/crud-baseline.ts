import { randomBytes } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { writeThoughtRequest } from '@ecrin/contracts/thought/thought-requests.ts';
import { Router } from '@koa/router';
import { SignJWT, jwtVerify } from 'jose';
import Koa from 'koa';

/** A simple server: bearer token, zod, one row per thought, one durable transaction per request. `PORT` and `FILE` by environment. */
const db = new DatabaseSync(process.env['FILE'] ?? ':memory:');
db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
  CREATE TABLE thought (id TEXT PRIMARY KEY, owner TEXT NOT NULL, content TEXT NOT NULL, occurred_at TEXT NOT NULL, zone TEXT NOT NULL, language TEXT);
  CREATE INDEX thought_by_owner ON thought (owner, occurred_at)`);
const insert = db.prepare('INSERT INTO thought VALUES (?, ?, ?, ?, ?, ?)');
const selectNewest = db.prepare(
  'SELECT id, content, occurred_at, zone, language FROM thought WHERE owner = ? ORDER BY occurred_at DESC LIMIT ?',
);
const selectCount = db.prepare('SELECT count(*) AS total FROM thought WHERE owner = ?');
const key = randomBytes(32);

const bodyOf = async (request: NodeJS.ReadableStream): Promise<unknown> => {
  let text = '';
  for await (const part of request) text += String(part);
  return JSON.parse(text);
};

const router = new Router();
router.post('/api/client/register', async (context) => {
  const token = await new SignJWT({ sub: 'owner' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1h')
    .sign(key);
  context.body = { token, userId: 'owner' };
});
const ownerOf = async (authorization: string): Promise<string> =>
  (await jwtVerify(authorization.slice('Bearer '.length), key, { algorithms: ['HS256'] })).payload.sub ?? '';

router.get('/api/client/thoughts', async (context) => {
  const owner = await ownerOf(context.get('Authorization'));
  context.body = {
    items: selectNewest.all(owner, Number(context.query['limit'] ?? 20)),
    total: selectCount.get(owner)?.['total'],
  };
});
router.post('/api/client/thoughts', async (context) => {
  const owner = await ownerOf(context.get('Authorization'));
  const thought = writeThoughtRequest.parse(await bodyOf(context.req));
  insert.run(thought.thoughtId, owner, thought.content, thought.occurredAt, thought.timeZone, thought.language ?? null);
  context.body = { thoughtId: thought.thoughtId };
});
router.get('/healthz', (context) => {
  context.body = 'ok';
});

new Koa().use(router.routes()).listen(Number(process.env['PORT']), '127.0.0.1');

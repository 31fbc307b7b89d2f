import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasKeyOfThought, hasRoomFor, thoughtSecretOf, withoutKeysOf } from '@ecrin/platform/crypto/thought-keys.ts';
import { expect, it } from 'vitest';
import { canLose, leadsTo, ownerOfSecret } from '#erasure/proof/stored-secret.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const proof = 'server/src/erasure/proof';

/** What the verifier has of the product: names, the clients and openers of stores, which take nothing away, and where these stores are. */
const openers = [
  'contracts/src/erasure/erasure-certificate.ts',
  'contracts/src/erasure/minisign.ts',
  'domain/src/erasure/erasure-reference.ts',
  'platform/src/adapters/event-store/event-store-db/event-store-db.ts',
  'platform/src/adapters/key-vault/master-key.ts',
  'platform/src/adapters/key-vault/wrap-key.ts',
  'platform/src/adapters/message-queue/seal-message.ts',
  'platform/src/adapters/mongo/open-mongo.ts',
  'platform/src/adapters/workflow-engine/temporal/read-histories.ts',
  'platform/src/crypto/private-part.ts',
  'server/src/backup/backup-record.ts',
  'server/src/backup/open-places.ts',
  'server/src/backup/schedule-backups.ts',
  'server/src/config/backup.config.ts',
  'server/src/config/sends-mail.ts',
  'server/src/config/temporal-server.ts',
  'server/src/storage/temporary-folders.ts',
];

const imported = /^(?:import|export) (?!type )[^'"]*?from '([^']+)'|import\('([^']+)'\)/gmu;
const onlyTypes = /^import \{(?:\s*type [^,}]+,?)+\s*\}/u;

/** Of the product, without types: they are gone when it runs. */
const importsOf = (file: string): readonly string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(imported)]
    .filter(([text]) => !onlyTypes.test(text))
    .flatMap(([, first, later]) => pathOf(file, first ?? later ?? ''));

const pathOf = (file: string, named: string): readonly string[] => {
  if (named.startsWith('.')) return [relative(root, join(root, dirname(file), named))];
  if (named.startsWith('#')) return [join('server/src', named.slice(1))];
  const [, area, inner = 'index.ts'] = /^@ecrin\/([a-z-]+)(?:\/(.*))?$/u.exec(named) ?? [];
  return area === undefined ? [] : [join(area, 'src', inner)];
};

it('the verifier has its own code, and of the product what opens stores alone', () => {
  const files = globSync(`${proof}/*.ts`, { cwd: root });
  const used = new Set(files.flatMap(importsOf).filter((file) => !file.startsWith(`${proof}/`)));
  expect([...used].toSorted()).toEqual(openers);
});

it('what erases keys of thoughts has nothing of the verifier', () => {
  const erasers = ['server/src/erasure/erasers.ts', 'server/src/erasure/part-erasers.ts'];
  expect(erasers.flatMap(importsOf).filter((file) => file.startsWith(`${proof}/`))).toEqual([]);
});

it('a secret of thoughts is read as it is stored: whole, and with thoughts taken away one after the other', () => {
  const ids = Array.from({ length: 60 }, (_, at) => `thought-${at}`);
  let secret: Uint8Array = new Uint8Array(32).fill(7);
  expect(ownerOfSecret('claire')).toBe(thoughtSecretOf('claire'));
  for (const [at, id] of ids.entries()) {
    expect(ids.map((one) => leadsTo(secret, one))).toEqual(ids.map((_, index) => index >= at));
    secret = withoutKeysOf(secret, [id]);
    expect(ids.map((one) => leadsTo(secret, one))).toEqual(ids.map((one) => hasKeyOfThought(secret, one)));
  }
  for (const thoughts of [1, 1_000, 1_480, 1_540, 10_000])
    expect([thoughts, canLose(secret, thoughts)]).toEqual([thoughts, hasRoomFor(secret, thoughts)]);
});

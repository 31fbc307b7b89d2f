import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { samples } from '@ecrin/testing/golden/event-samples.ts';
import type { Sample } from '@ecrin/testing/golden/sample.ts';
import { apiClient } from '@ecrin/testing/kits/api-client.ts';
import { newEvent, openEmbeddedEvents } from '@ecrin/testing/kits/embedded-stores.ts';
import { archiveFaults } from '@ecrin/testing/kits/files/archive-faults.ts';
import { readZip } from '@ecrin/testing/kits/files/read-zip.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerTestClient, startTestServer, type TestServer } from '#test/server.fixtures.ts';

/** Of whom all samples are. */
const sampleClient = '01980000-0000-7000-8000-000000000003';
/** Whose events an archive tells of. */
const told =
  /^(?:thought|thread|reminder|goal|conversation|memory|favorites|orb|sendings|looks|organization|membership|request|story|community)-/u;
/** What takes away again what an archive would have. */
const takesAway =
  /(?:Deleted|Erased|Removed|Withdrawn|Closed|Destroyed|Deactivated|Merged|Left|Forgotten|locked|Taken)$/u;
const isTold = ({ stream, event }: Sample): boolean => told.test(stream) && !takesAway.test(event.type);

let server: TestServer;
let files: ReadonlyMap<string, Buffer>;
beforeAll(async () => {
  server = await startTestServer();
  const { token, userId: clientId } = await registerTestClient(server, 'claire');
  await server.restart(async () => {
    const { events, closeEvents } = openEmbeddedEvents(server.dataDir);
    for (const { stream, event } of samples.filter(isTold)) {
      const own = (text: string): string => text.replaceAll(sampleClient, clientId);
      await events.append(own(stream), 'any', [
        newEvent(JSON.parse(own(JSON.stringify(event))) as DomainEvent, clientId),
      ]);
    }
    await closeEvents();
  });
  const client = apiClient(server.url, { token, clientId });
  const forms = ['ecrin', 'markdown', 'table'];
  const { url } = (await client.call('POST', '/export', { body: { forms } })).body;
  files = readZip(Buffer.from(await (await fetch(`${server.url}${String(url)}`)).arrayBuffer()));
}, 60_000);
afterAll(() => server.remove());

const faultsWith = (path: string, change: (text: string) => string) =>
  archiveFaults(new Map(files).set(path, Buffer.from(change(String(files.get(path) ?? '')))));
const whole = (): Readonly<Record<string, unknown>> =>
  JSON.parse(String(files.get('ecrin.json'))) as Readonly<Record<string, unknown>>;

describe('an archive with something of everything there is', () => {
  it('has nothing but what its own schema describes', () => {
    const parts = Object.entries(whole()).filter(([, part]) => typeof part === 'object');
    expect(parts).toHaveLength(18);
    expect(parts.filter(([, part]) => Object.values(part ?? {}).length === 0)).toEqual([]);
    expect(archiveFaults(files)).toEqual([]);
  });

  it('says so of a file, a part, a field, a line, a row and a property that are not described', () => {
    const { goals, ...others } = whole();
    const [goal] = goals as readonly object[];
    const withGoal = (one: object) => () => JSON.stringify({ ...others, goals: [one] });
    expect(faultsWith('Pensées/inconnu.txt', () => '')).toHaveLength(1);
    expect(faultsWith('ecrin.json', () => JSON.stringify({ ...whole(), dreams: [] }))).toHaveLength(1);
    expect(faultsWith('ecrin.json', withGoal({ ...goal, mood: 'calm' }))).toHaveLength(1);
    expect(
      faultsWith('ecrin.json', withGoal({ ...goal, marks: { '2026-01-02': { mark: 'half', count: 1 } } })),
    ).toHaveLength(1);
    expect(faultsWith('pensees.jsonl', (text) => text.replace('"thoughtId"', '"id"'))).toHaveLength(2);
    expect(faultsWith('Pensées.csv', (text) => text.replace('"mood"', '"humeur"'))).not.toEqual([]);
    expect(faultsWith('Pensées/inconnu.md', () => '---\nhumeur: "calm"\n---\n\nUn mot')).not.toEqual([]);
  });

  it('has a sentence for each thing it describes', () => {
    const { $defs } = JSON.parse(String(files.get('ecrin.schema.json'))) as Readonly<{
      $defs: Readonly<Record<string, Readonly<{ description?: string }>>>;
    }>;
    expect(Object.keys($defs)).toHaveLength(25);
    expect(Object.values($defs).filter(({ description = '' }) => description.length < 10)).toEqual([]);
  });
});

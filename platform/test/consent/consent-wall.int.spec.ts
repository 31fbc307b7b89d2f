import { consentPurposes, consentWording, purposeOfUse } from '@ecrin/domain/consent/consent.vocabulary.ts';
import { usageKinds, type UsageKind } from '@ecrin/domain/usage/cost-of-usage.ts';
import {
  answerChat,
  answerError,
  answerJson,
  hang,
  startScriptedAiProvider,
  type ScriptedAiProvider,
} from '@ecrin/testing/fakes/scripted-ai-provider.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openAiProvider, type AiProvider } from '#adapters/ai-provider/ai-provider.ts';
import { ProviderFault } from '#adapters/ai-provider/provider-fault.ts';
import { createConsentWall, withdrawalMs } from '#consent/consent-wall.ts';
import type { RecordWordsSent } from '#consent/sending-ledger.ts';
import type { RecordedEvent } from '#event-sourcing/events.ts';

const host = 'models.example';
const waiting = { timeout: 10_000, interval: 20 };

/** What the client said, as their stream has it; reading it may fail. */
let said: { type: string; purpose: string; host: string; model?: string }[];
let isReadable: boolean;
/** The ledger, and what was on the wire when each entry was made. */
let entries: (Parameters<RecordWordsSent>[0] & { before: number })[];
let isRecording: boolean;
let endpoint: ScriptedAiProvider;
let provider: AiProvider;
beforeEach(async () => {
  said = [];
  isReadable = true;
  isRecording = true;
  entries = [];
  endpoint = await startScriptedAiProvider();
  endpoint.script('chat', answerChat({ title: 'x' }));
  const wall = createConsentWall({
    host,
    targets: Object.fromEntries(consentPurposes.map((purpose) => [purpose, { host, model: 'm' }])),
    record: async (sending) => {
      if (!isRecording) throw new Error('the store is away');
      entries.push({ ...sending, before: received() });
    },
    events: {
      readStream: () =>
        (async function* () {
          if (!isReadable) throw new Error('the store is away');
          for (const { type, ...data } of said)
            yield {
              type,
              data: { clientId: 'claire', wording: consentWording, ...data },
              metadata: {},
            } as unknown as RecordedEvent;
        })(),
    },
  });
  provider = openAiProvider({ baseUrl: endpoint.url, apiKey: null, clock: { now: () => new Date() }, wall });
});
afterEach(async () => {
  await provider.close();
  await endpoint.close();
});

const give = (purpose: string, to: Readonly<{ host?: string; model?: string }> = {}): void =>
  void said.push({ type: 'ConsentGiven', purpose, host, model: 'm', ...to });
const withdraw = async (purpose: string): Promise<void> => {
  said.push({ type: 'ConsentWithdrawn', purpose, host });
  await new Promise((resolve) => setTimeout(resolve, withdrawalMs));
};
const send = (purpose: UsageKind, ownerId = 'claire') =>
  provider.ask(
    { ownerId, purpose, model: 'm', sent: { thing: 'text', size: 8, instructions: 0, about: null } },
    ({ client, options }) =>
      client.chat.completions.create({ model: 'm', messages: [{ role: 'user', content: 'Ma sœur.' }] }, options),
  );
const kindOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (fault: unknown) => (fault instanceof ProviderFault ? fault.kind : fault),
  );
const received = () => endpoint.requests('chat').length;

// An administrator tries orbs with their own sample: nobody's consent.
describe.each(usageKinds.filter((kind) => kind !== 'orb-trial'))('words for %s', (kind) => {
  const purpose = purposeOfUse[kind];
  it('leave after a yes to this purpose, this host and this model only, and not after it is withdrawn', async () => {
    for (const other of consentPurposes) if (other !== purpose) give(other);
    for (const other of [{ host: 'other.example' }, { model: 'former' }]) {
      give(purpose, other);
      expect([await kindOf(send(kind)), received()]).toEqual(['not-accepted', 0]);
    }
    give(purpose);
    expect([await kindOf(send(kind)), received()]).toEqual(['answered', 1]);
    await withdraw(purpose);
    expect([await kindOf(send(kind)), received()]).toEqual(['not-accepted', 1]);
  });
});

it('what the service and administrators send with nobody’s words needs no consent', async () => {
  expect(await kindOf(send('understanding', 'test'))).toBe('answered');
  expect(await kindOf(send('orb-trial', 'alix'))).toBe('answered');
  expect(entries).toEqual([]);
});

describe('the ledger', () => {
  beforeEach(() => give('understanding'));

  it('has each request before it is on the wire: whose, what for, where, how much', async () => {
    await send('understanding');
    const sent = { thing: 'text', size: 8, instructions: 0, about: null };
    const place = { clientId: 'claire', kind: 'understanding', host, model: 'm' };
    expect(entries).toEqual([{ ...place, ...sent, before: 0 }]);
  });

  it('without an entry nothing is sent', async () => {
    isRecording = false;
    expect([await kindOf(send('understanding')), received()]).toEqual(['unavailable', 0]);
  });

  it('has a request that fails, and follows none to another place', async () => {
    const elsewhere = await startScriptedAiProvider();
    endpoint.script(
      'chat',
      answerError(500, null),
      answerJson(307, {}, { location: `${elsewhere.url}/chat/completions` }),
    );
    expect([await kindOf(send('understanding')), await kindOf(send('understanding'))]).toEqual([
      'unavailable',
      'refused',
    ]);
    expect([entries.length, received(), elsewhere.requests('chat').length]).toEqual([2, 2, 0]);
    await elsewhere.close();
  });

  it('has nothing of what was refused', async () => {
    await kindOf(send('answer'));
    expect(entries).toEqual([]);
  });
});

it('a withdrawal stops what is being sent and what waits: nothing more arrives once it is answered', async () => {
  endpoint.script('chat', hang);
  give('understanding');
  const asked = Array.from({ length: 20 }, () => kindOf(send('understanding')));
  await expect.poll(received, waiting).toBeGreaterThan(1);
  await withdraw('understanding');
  const before = received();
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['not-accepted']));
  expect(received()).toBe(before);
  expect(before).toBeLessThan(20);
});

it('a consent that cannot be read permits nothing for longer than a withdrawal waits', async () => {
  endpoint.script('chat', hang);
  give('understanding');
  const asked = kindOf(send('understanding'));
  await expect.poll(received, waiting).toBe(1);
  isReadable = false;
  expect(await asked).toBe('unavailable');
  expect([await kindOf(send('understanding')), received()]).toEqual(['unavailable', 1]);
});

import { EventStoreFault } from '@ecrin/platform/ports/event-store.ts';
import { ReadModelsFault } from '@ecrin/platform/ports/read-models.ts';
import type { UpkeepDocument } from '@ecrin/projections';
import { describe, expect, it, vi } from 'vitest';
import { rebuildModels } from '#erasure/rebuild-models.ts';

vi.mock('@ecrin/platform/concurrency/pause.ts', () => ({ pause: async () => undefined }));

type Parts = Parameters<typeof rebuildModels>[0];
type Asked = Readonly<{ input: Pick<UpkeepDocument, 'upkeepId' | 'act' | 'by'> & Readonly<{ now: string }> }>;

const [model, signal] = ['thought-card', new AbortController().signal];
const at = (second: number): string => `2026-11-28T10:00:${String(second).padStart(2, '0')}.000Z`;
const upkeepOf = (more: Partial<UpkeepDocument>): UpkeepDocument => ({
  ownerId: '',
  model,
  upkeepId: 'one',
  act: 'rebuild',
  status: 'under-way',
  percent: 0,
  fault: null,
  by: 'somebody',
  requestedAt: at(0),
  endedAt: null,
  ...more,
});

/** One model, whose upkeep is as `looks` says, at each look the next; `requests`: what is asked for meanwhile, after what `faults` says of the first attempts. */
const serviceOf = (looks: readonly (Partial<UpkeepDocument> | Error | 'own')[], faults: readonly Error[] = []) => {
  const thrown = [...faults];
  const requests: string[] = [];
  let [look, own] = [0, ''];
  const shown = (): ReadonlyMap<string, Readonly<{ doc: UpkeepDocument }>> => {
    const next = looks[Math.min(look, looks.length - 1)] ?? {};
    look += 1;
    if (next instanceof Error) throw next;
    const doc = next === 'own' ? { upkeepId: own, status: 'done' as const, requestedAt: at(10) } : next;
    return new Map([[model, { doc: upkeepOf(doc) }]]);
  };
  const stores = {
    execute: async ({ input: { upkeepId } }: Asked) => {
      const last = looks[Math.max(look - 1, 0)];
      const isUnderWay = typeof last === 'object' && 'status' in last && last.status === 'under-way';
      if (isUnderWay) return { refused: 'upkeep.under-way' };
      const fault = thrown.shift();
      if (fault) throw fault;
      own = upkeepId;
      requests.push(upkeepId);
      return {};
    },
    models: { open: async () => ({ getMany: async () => shown() }), sweep: async () => undefined },
  };
  let reads = 0;
  // The first one is when it begins; each later one is half a minute after the one before.
  const now = (): Date => new Date(Date.parse(at(10)) + 30_000 * reads++);
  const parts = { stores, clock: { now } } as unknown as Parts;
  const rebuild = () => rebuildModels(parts, { ownerId: 'marie', erasureId: 'erasure', signal }, [model]);
  return { rebuild, requests, looks: () => look };
};

describe('read models that are built again for an erasure', () => {
  it('given one that is under way from before, then it is waited for, and another one is requested', async () => {
    const service = serviceOf([{ status: 'under-way' }, { status: 'done' }, 'own']);
    await service.rebuild();
    expect([service.requests.length, service.looks()]).toEqual([1, 3]);
  });

  it('given another erasure that requests the same meanwhile, then what it requested counts', async () => {
    const service = serviceOf([
      { status: 'done' },
      { upkeepId: 'of-the-other', status: 'under-way', requestedAt: at(11) },
      { upkeepId: 'of-the-other', status: 'done', requestedAt: at(11) },
    ]);
    await service.rebuild();
    expect([service.requests.length, service.looks()]).toEqual([1, 3]);
  });

  it('given another act that came after it, unseen, then it is requested again', async () => {
    const service = serviceOf([
      { status: 'done' },
      { act: 'retry-parked', status: 'done', requestedAt: at(11) },
      'own',
    ]);
    await service.rebuild();
    expect(service.requests).toHaveLength(2);
  });

  it('given models that cannot be read for a moment, then nothing begins anew', async () => {
    const away = new ReadModelsFault('unusable', 'MongoDB does not answer');
    const service = serviceOf([{ status: 'done' }, away, 'own']);
    await service.rebuild();
    expect([service.requests.length, service.looks()]).toEqual([1, 3]);
  });

  it('given events that cannot be written for a moment, then nothing begins anew', async () => {
    const away = new EventStoreFault('unavailable', 'EventStoreDB does not answer');
    const service = serviceOf([{ status: 'done' }, { status: 'done' }, 'own'], [away]);
    await service.rebuild();
    expect([service.requests.length, service.looks()]).toEqual([1, 3]);
  });

  it('given one that failed, then it is requested again, but not at once, and no other one is', async () => {
    const failed = { status: 'failed', requestedAt: at(11) } as const;
    const service = serviceOf([{ status: 'done' }, failed, failed, 'own']);
    await service.rebuild();
    expect([service.requests.length, service.looks()]).toEqual([2, 4]);
  });

  it('given one that fails again and again, then it fails', async () => {
    const failing = Array.from({ length: 19 }, (_, nth) => {
      const failed = { upkeepId: String(nth), status: 'failed', requestedAt: at(11) } as const;
      return [failed, failed, failed];
    }).flat();
    const service = serviceOf([{ status: 'done' }, ...failing, { ...failing[0], upkeepId: 'last' }]);
    await expect(service.rebuild()).rejects.toThrow(`${model} could not be rebuilt`);
    expect(service.requests.length).toBeGreaterThanOrEqual(20);
  });
});

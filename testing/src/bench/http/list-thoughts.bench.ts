import { registerClient } from '#kits/api-client.ts';
import { untilIdle } from '#kits/until-idle.ts';
import { serverProcess } from '#servers/server-process.ts';
import { benchRow, interleave, median, type BenchRow } from '../kit/bench-row.ts';
import { crudBaseline } from '../kit/crud-baseline-process.ts';
import { journalWords, searches, searchPath } from '../kit/journal-words.ts';
import { creating, loadOf, thoughtsPath, timesOf, type Person } from '../kit/requests.ts';

const thoughts = 10_000;
const seconds = 3;
const rounds = 3;
const oneByOne = 200;
/** Of a search, in ms. */
const aimMs = 1.5;
const aimPerSecond = 1_000;
const load = { connections: 32, seconds };
/** What browsers send with every request. */
const compressed = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };

const searchRows = async (person: Person): Promise<readonly BenchRow[]> => {
  const rows: BenchRow[] = [];
  for (const [named, words] of searches) {
    const asked = { path: searchPath(words) };
    const one = await interleave(rounds, {
      ours: async () => median(await timesOf(person, asked, oneByOne)),
      reference: async () => aimMs,
    });
    const many = await interleave(rounds, {
      ours: async () => (await loadOf(person, asked, load)).perSecond,
      reference: async () => aimPerSecond,
    });
    const [name, same] = [`search ${named} among ${thoughts}, one connection, p50 ÷ ${aimMs} ms`, 'the same, 32'];
    rows.push(
      benchRow({ name, bar: 1, better: 'at-most', unit: 'ms' }, one),
      benchRow(
        { name: `${same} connections ÷ ${aimPerSecond} a second`, bar: 1, better: 'at-least', unit: 'requests/s' },
        many,
      ),
    );
  }
  return rows;
};

/** A page of one’s own thoughts, and searches among them, over HTTP. */
export const benchListThoughts = async (): Promise<readonly BenchRow[]> => {
  const [ecrin, baseline] = [await serverProcess({ LOG_LEVEL: 'silent' }), await crudBaseline()];
  try {
    const [ours, theirs] = [
      { url: ecrin.url, token: (await registerClient(ecrin.url)).token },
      { url: baseline.url, token: (await registerClient(baseline.url)).token },
    ];
    for (const person of [ours, theirs])
      await loadOf(person, creating(journalWords), { connections: 16, amount: thoughts });
    await untilIdle(ecrin.url);
    const asked = { path: `${thoughtsPath}?limit=20` };
    const measured = await interleave(rounds, {
      ours: async () => (await loadOf(ours, asked, load)).perSecond,
      reference: async () => (await loadOf(theirs, asked, load)).perSecond,
    });
    const asBrowsers = await interleave(rounds, {
      ours: async () => (await loadOf(ours, { ...asked, headers: compressed }, load)).perSecond,
      reference: async () => (await loadOf(ours, asked, load)).perSecond,
    });
    const name = `list 20 of ${thoughts} thoughts, 32 connections ÷ CRUD baseline`;
    return [
      benchRow({ name, bar: 0.8, better: 'at-least', unit: 'requests/s' }, measured),
      benchRow(
        {
          name: 'the same as browsers ask for it, compressed ÷ as it is',
          bar: 0.8,
          better: 'at-least',
          unit: 'requests/s',
        },
        asBrowsers,
      ),
      ...(await searchRows(ours)),
    ];
  } finally {
    await ecrin.remove();
    await baseline.remove();
  }
};

import { expect, it } from 'vitest';
import { createLiveUpload } from '#features/capture/engine/live-upload.ts';
import type { Outcome } from '#lib/outbox/outcome.ts';

const done: Outcome = { kind: 'done', body: null };
const away: Outcome = { kind: 'later', status: 0 };
const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

const uploading = (...outcomes: Outcome[]) => {
  const waits: number[] = [];
  let passes = 0;
  let atOnce = 0;
  const upload = async () => {
    atOnce += 1;
    expect(atOnce).toBe(1);
    passes += 1;
    await Promise.resolve();
    atOnce -= 1;
    return outcomes.shift() ?? done;
  };
  const live = createLiveUpload({ upload, wait: async (ms) => void waits.push(ms), random: () => 1 });
  return { ...live, waits, passes: () => passes };
};

it('uploads one pass at a time; later chunks are sent in the next one', async () => {
  const live = uploading();
  live.poke();
  live.poke();
  live.poke();
  await soon();
  expect(live.passes()).toBe(2);
});

it('backs off while the server is down, and resumes by itself', async () => {
  const live = uploading(away, away, done);
  live.poke();
  await soon();
  expect(live.waits).toEqual([1_000, 2_000]);
  expect(live.passes()).toBe(3);
});

it.each<Outcome>([{ kind: 'sign-in' }, { kind: 'refused', problem: { code: 'recording.too-large', status: 413 } }])(
  'leaves $kind to the outbox',
  async (outcome) => {
    const live = uploading(outcome);
    live.poke();
    await soon();
    expect(live.waits).toEqual([]);
    expect(live.passes()).toBe(1);
  },
);

it('once it is stopped, the current pass is the last', async () => {
  const live = uploading(away);
  live.poke();
  live.end();
  await soon();
  expect(live.passes()).toBe(1);
});

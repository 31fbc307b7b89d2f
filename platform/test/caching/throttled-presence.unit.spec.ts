import { expect, it, vi } from 'vitest';
import { throttlePresence } from '#caching/throttled-presence.ts';

const at = (seconds: number): string => new Date(Date.UTC(2026, 0, 1, 8) + seconds * 1_000).toISOString();
const watched = () => {
  const seen = vi.fn(async (_clientId: string, _at: string) => undefined);
  const unused = async () => undefined;
  const presence = throttlePresence({ recordSeen: seen, lastSeen: async () => at(7), forget: unused, close: unused });
  return { presence, recorded: () => seen.mock.calls };
};

it('reports a client once in twenty seconds, each client separately', async () => {
  const { presence, recorded } = watched();
  for (const [clientId, seconds] of [
    ['claire', 0],
    ['claire', 19],
    ['jean', 19],
    ['claire', 20],
    ['claire', 39],
  ] as const)
    await presence.recordSeen(clientId, at(seconds));
  expect(recorded()).toEqual([
    ['claire', at(0)],
    ['jean', at(19)],
    ['claire', at(20)],
  ]);
  expect(await presence.lastSeen('claire')).toBe(at(7));
});
it('keeps reporting when the clock is set back, and when many clients come', async () => {
  const { presence, recorded } = watched();
  await presence.recordSeen('claire', at(100));
  await presence.recordSeen('claire', at(50));
  for (let index = 0; index < 10_000; index += 1) await presence.recordSeen(`client-${index}`, at(60));
  expect(recorded()).toHaveLength(10_002);
});

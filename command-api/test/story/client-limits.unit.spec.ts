import { expect, it, vi } from 'vitest';
import { limitRefusal } from '#story/client-limits.ts';

const [clientId, now] = ['claire', '2026-01-02T09:00:00.000Z'];
const [quarterHourMs, dayMs] = [900_000, 86_400_000];
const answering = (answer: Readonly<{ allowed: boolean; retryAfterMs: number }>) => {
  const countAttempt = vi.fn(async () => answer);
  return { services: { access: { countAttempt } as never }, countAttempt };
};

it.each([
  ['passage', 240, quarterHourMs, 'story.too-many-passages'],
  ['book', 30, quarterHourMs, 'story.too-many-books'],
  ['ownBook', 30, quarterHourMs, 'story.too-many-books'],
  ['draft', 40, dayMs, 'story-draft.too-many-today'],
] as const)('given a client who asked for one %s too many, then it is refused until there is room', async (...row) => {
  const [kind, limit, windowMs, refused] = row;
  const full = answering({ allowed: false, retryAfterMs: 61_500 });
  expect(await limitRefusal(full.services, { kind, clientId, now })).toEqual({
    refused,
    headers: { 'Retry-After': '62' },
  });
  expect(full.countAttempt).toHaveBeenCalledWith({ key: `story-${kind}-of:claire`, limit, windowMs, now });
  const room = answering({ allowed: true, retryAfterMs: 0 });
  expect(await limitRefusal(room.services, { kind, clientId, now })).toBeNull();
});

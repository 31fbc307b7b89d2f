// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

const sendFile = vi.fn(async (_sending: Readonly<{ importId: string }>) => false);
const session = vi.hoisted(() => ({ userId: 'anne' }));
vi.mock('#lib/session/session.ts', () => ({ storedUserId: () => session.userId }));
vi.mock('#lib/api/problem-feedback.ts', () => ({ useCommandFeedback: () => async () => false }));
vi.mock('#features/profile/import/sending/send-file.ts', () => ({ piecesOf: () => 1, sendFile }));
vi.mock('#features/profile/import/import.api.ts', () => ({
  usePreviewImportMutation: () => [() => ({ unwrap: async () => null })],
}));
const { useSending } = await import('#features/profile/import/sending/use-sending.ts');

const file = (name: string, lastModified = 1_700_000_000_000) => new File(['mots'], name, { lastModified });
/** On a page that was just loaded: the id under which the file is sent. */
const idOf = async (chosen: File, started: readonly string[] = []): Promise<string> => {
  const { result, unmount } = renderHook(() => useSending((importId) => started.includes(importId)));
  await act(() => result.current.send(chosen));
  unmount();
  return sendFile.mock.lastCall?.[0].importId ?? '';
};

beforeEach(() => {
  localStorage.clear();
  sendFile.mockReset().mockResolvedValue(false);
});

it('given a file whose sending was interrupted, when it is chosen again after a reload, then it goes on under its id', async () => {
  const first = await idOf(file('Journal.zip'));
  expect(await idOf(file('Journal.zip'))).toBe(first);
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Journal');
  session.userId = 'paul';
  expect(await idOf(file('Journal.zip'))).not.toBe(first);
  session.userId = 'anne';
  expect(await idOf(file('Journal.zip'), [first])).not.toBe(first);
});

it('given a file that was sent, when another is chosen, or the same after it was changed, then it has an id of its own', async () => {
  const ids = [file('Journal.zip'), file('Autre.zip'), file('Autre.zip', 1)].map((one) => () => idOf(one));
  const found: string[] = [];
  for (const id of ids) found.push(await id());
  expect(new Set(found).size).toBe(3);
});

it('given a file that was refused once it was read, when it is chosen again, then it is sent anew', async () => {
  sendFile.mockResolvedValue(true);
  const first = await idOf(file('Journal.zip'));
  expect(await idOf(file('Journal.zip'))).not.toBe(first);
});

import { expect, it, vi } from 'vitest';
import { recordingLockName } from '#features/capture/engine/recording-guard.ts';
import {
  findUnfinishedRecordings,
  type UnfinishedRecording,
} from '#features/capture/recovery/find-unfinished-recordings.ts';

const row = (recordingId: string, chunks: number, status: UnfinishedRecording['status'] = 'open') =>
  ({ recordingId, chunks, status }) as UnfinishedRecording;
const find = async (stored: readonly UnfinishedRecording[], held: ReadonlySet<string>) => {
  const discard = vi.fn<(recordingId: string) => Promise<void>>(async () => undefined);
  const found = await findUnfinishedRecordings({
    unsealed: async () => stored,
    heldLocks: async () => held,
    discard,
  });
  return { found: found.map(({ recordingId }) => recordingId), discarded: discard.mock.calls.flat() };
};

it('offers what a crash left, and deletes what was discarded or has no audio', async () =>
  expect(await find([row('left', 3), row('empty', 0), row('gone', 2, 'discarded')], new Set())).toEqual({
    found: ['left'],
    discarded: ['empty', 'gone'],
  }));

it('leaves alone what any tab records, also before its first second is stored', async () =>
  expect(await find([row('now', 0)], new Set([recordingLockName('now')]))).toEqual({ found: [], discarded: [] }));

it('leaves alone a recording that begins while it looks', async () => {
  const [stored, held] = [[] as UnfinishedRecording[], new Set<string>()];
  const begin = () => {
    held.add(recordingLockName('now'));
    stored.push(row('now', 0));
  };
  const discard = vi.fn<(recordingId: string) => Promise<void>>(async () => undefined);
  await findUnfinishedRecordings({
    unsealed: async () => {
      begin();
      return stored;
    },
    heldLocks: async () => new Set(held),
    discard,
  });
  expect(discard).not.toHaveBeenCalled();
});

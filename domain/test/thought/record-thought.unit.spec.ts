import { describe, it } from 'vitest';
import { recordThought } from '#thought/commands/record-thought.ts';
import { deleted, given, now, recorded, written } from './thought.fixtures.ts';

describe('recording a thought', () => {
  const { recordedAt: _, durationMs: __, ...input } = recorded.data;
  const command = { ...input, durationMs: 2_000, now };

  it('is recorded', () => given().when(recordThought, command).then(recorded));
  it('is recorded once', () => given(recorded).when(recordThought, command).thenNothing());
  it('leaves the duration of an imported file to decoding', () =>
    given()
      .when(recordThought, { ...command, durationMs: 0 })
      .then({ ...recorded, data: { ...recorded.data, durationMs: null } }));
  it('refuses an identifier of another thought', () => {
    given(written).when(recordThought, command).thenRefused('thought.already-kept');
    given(recorded, deleted).when(recordThought, command).thenRefused('thought.already-kept');
  });
});

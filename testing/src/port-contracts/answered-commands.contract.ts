import type { AnsweredCommands } from '@ecrin/platform/ports/answered-commands.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** `open` opens the same answers again, as another process or a later one does. */
export type AnsweredCommandsUnderTest = Readonly<{
  open: (clock: Clock) => Promise<AnsweredCommands>;
  dispose: () => Promise<void>;
}>;

const answered = (revision: number, fingerprint: string | null = 'print') => ({
  fingerprint,
  receipt: { stream: 'thought-a', revision, position: 7 },
});

/** What every adapter behind the port must do. */
export const answeredCommandsContract = (adapter: string, make: () => Promise<AnsweredCommandsUnderTest>): void => {
  describe(`the answered commands contract, ${adapter}`, () => {
    let subject: AnsweredCommandsUnderTest;
    let answers: AnsweredCommands;
    let now = Date.UTC(2026, 0, 1);
    const clock = { now: () => new Date(now) };
    beforeAll(async () => {
      subject = await make();
      answers = await subject.open(clock);
    });
    afterAll(async () => {
      await answers.close();
      await subject.dispose();
    });

    it('given a command that was never answered, then it finds nothing', async () =>
      expect(await answers.find('never')).toBeNull());
    it('given an answer, then it is found, also by another process', async () => {
      await answers.remember('one', answered(3));
      await answers.remember('two', answered(-1, null));
      const other = await subject.open(clock);
      expect([await other.find('one'), await other.find('two')]).toEqual([answered(3), answered(-1, null)]);
      await other.close();
    });
    it('given several answers to one command, then the first stays', async () => {
      await Promise.all([answers.remember('twice', answered(1)), answers.remember('twice', answered(1))]);
      await answers.remember('twice', answered(2, 'other'));
      expect(await answers.find('twice')).toEqual(answered(1));
    });
    it('given a used key, then a second use returns the fingerprint of the first request', async () => {
      expect(await answers.claim('key', 'one')).toBe('one');
      expect(await answers.claim('key', 'one')).toBe('one');
      const other = await subject.open(clock);
      expect(await other.claim('key', 'two')).toBe('one');
      await other.close();
      const [first, second] = await Promise.all([answers.claim('race', 'a'), answers.claim('race', 'b')]);
      expect(first).toBe(second);
    });
    it('given 30 days, then an answer is deleted', async () => {
      await answers.remember('old', answered(1));
      now += 31 * 24 * 3_600_000;
      await answers.remember('new', answered(2));
      expect(await answers.claim('key', 'three')).toBe('three');
      expect([await answers.find('old'), await answers.find('new')]).toEqual([null, answered(2)]);
    });
  });
};

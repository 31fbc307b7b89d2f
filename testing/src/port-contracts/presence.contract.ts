import type { Presence } from '@ecrin/platform/ports/presence.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** `open` opens the same presence again, as another process or a later one does. */
export type PresenceUnderTest = Readonly<{ open: () => Promise<Presence>; dispose: () => Promise<void> }>;

const at = (seconds: number): string => new Date(Date.UTC(2026, 0, 1, 8) + seconds * 1_000).toISOString();

/** What every adapter behind the port must do. */
export const presenceContract = (adapter: string, make: () => Promise<PresenceUnderTest>): void => {
  describe(`the presence contract, ${adapter}`, () => {
    let subject: PresenceUnderTest;
    let presence: Presence;
    beforeAll(async () => {
      subject = await make();
      presence = await subject.open();
    });
    afterAll(async () => {
      await presence.close();
      await subject.dispose();
    });

    it('knows nothing of a client never seen', async () => expect(await presence.lastSeen('nobody')).toBeNull());
    it('returns when each client was last seen', async () => {
      await presence.recordSeen('claire', at(1));
      await presence.recordSeen('claire', at(30));
      await presence.recordSeen('jean', at(5));
      expect([await presence.lastSeen('claire'), await presence.lastSeen('jean')]).toEqual([at(30), at(5)]);
    });
    it('never moves back: processes report late, and concurrently', async () => {
      await presence.recordSeen('late', at(60));
      await Promise.all([20, 59, 61, 40].map((seconds) => presence.recordSeen('late', at(seconds))));
      expect(await presence.lastSeen('late')).toBe(at(61));
    });
    it('forgets whom it is told to forget', async () => {
      await presence.recordSeen('erased', at(1));
      await presence.forget('erased');
      await presence.forget('erased');
      expect(await presence.lastSeen('erased')).toBeNull();
    });
    it('is the same for another process', async () => {
      await presence.recordSeen('shared', at(70));
      const other = await subject.open();
      expect(await other.lastSeen('shared')).toBe(at(70));
      await other.recordSeen('shared', at(80));
      expect(await presence.lastSeen('shared')).toBe(at(80));
      await other.close();
    });
    it('forgets clients not seen for hours', async () => {
      await presence.recordSeen('gone', at(0));
      await presence.recordSeen('claire', at(5 * 3_600));
      expect([await presence.lastSeen('gone'), await presence.lastSeen('claire')]).toEqual([null, at(5 * 3_600)]);
    });
  });
};

import type { Session } from '@ecrin/platform/ports/sign-in/access-store.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { at, type AccessStoreCases } from './access-store.fixtures.ts';

const session: Session = {
  sessionId: 'session-1',
  userType: 'client',
  userId: 'client-1',
  device: 'Firefox',
  createdAt: at(0),
  lastUsedAt: at(0),
  expiresAt: at(3_600),
};
const turn = (refreshHash: string, successorHash: string, seconds: number) => ({
  refreshHash,
  successorHash,
  now: at(seconds),
  expiresAt: at(seconds + 3_600),
  graceMs: 30_000,
});

export const sessionCases: AccessStoreCases = (store, restart) => {
  describe('sessions', () => {
    beforeEach(() => store().openSession(session, 'refresh-1'));

    it('are found until they expire, also after a restart', async () => {
      await restart();
      expect(await store().findSession('session-1', at(3_599))).toEqual(session);
      expect(await store().findSession('session-1', at(3_600))).toBeNull();
    });
    it('are listed for their person until they end or expire, the last used first', async () => {
      await store().openSession({ ...session, sessionId: 'session-2', lastUsedAt: at(10) }, 'refresh-b');
      await store().openSession({ ...session, sessionId: 'session-3', userId: 'client-2' }, 'refresh-c');
      await store().openSession({ ...session, sessionId: 'session-4', userType: 'admin' }, 'refresh-d');
      const idsAt = async (seconds: number) =>
        (await store().sessionsOf({ userType: 'client', userId: 'client-1' }, at(seconds))).map(
          ({ sessionId }) => sessionId,
        );
      expect(await idsAt(20)).toEqual(['session-2', 'session-1']);
      expect(await idsAt(3_600)).toEqual([]);
      await store().endSession('session-2');
      expect(await idsAt(20)).toEqual(['session-1']);
    });
    it('are deleted once ended, with their tokens', async () => {
      await store().endSession('session-1');
      expect(await store().findSession('session-1', at(1))).toBeNull();
      expect(await store().rotate(turn('refresh-1', 'refresh-2', 1))).toEqual({ outcome: 'unknown' });
    });
    it('rotate to the next token and are extended', async () => {
      expect(await store().rotate(turn('refresh-1', 'refresh-2', 60))).toEqual({
        outcome: 'rotated',
        session: { ...session, lastUsedAt: at(60), expiresAt: at(3_660) },
      });
      expect(await store().rotate(turn('refresh-2', 'refresh-3', 120))).toMatchObject({ outcome: 'rotated' });
    });
    it('are never extended beyond their maximum lifetime', async () => {
      const turned = await store().rotate({ ...turn('refresh-1', 'refresh-2', 60), longestMs: 600_000 });
      expect(turned).toMatchObject({ session: { expiresAt: at(600) } });
      expect(await store().rotate(turn('refresh-2', 'refresh-3', 600))).toEqual({ outcome: 'unknown' });
    });
    it('give the same successor within the grace period', async () => {
      await store().rotate(turn('refresh-1', 'refresh-2', 60));
      await restart();
      expect(await store().rotate(turn('refresh-1', 'refresh-2', 90))).toMatchObject({ outcome: 'rotated' });
      expect(await store().rotate(turn('refresh-2', 'refresh-3', 91))).toMatchObject({ outcome: 'rotated' });
    });
    it('end when a used token is presented after the grace period', async () => {
      await store().rotate(turn('refresh-1', 'refresh-2', 60));
      expect(await store().rotate(turn('refresh-1', 'refresh-2', 91))).toEqual({ outcome: 'reused' });
      expect(await store().findSession('session-1', at(92))).toBeNull();
      expect(await store().rotate(turn('refresh-2', 'refresh-3', 92))).toEqual({ outcome: 'unknown' });
    });
    it('end when a used token asks for another successor', async () => {
      await store().rotate(turn('refresh-1', 'refresh-2', 60));
      expect(await store().rotate(turn('refresh-1', 'refresh-x', 61))).toEqual({ outcome: 'reused' });
    });
    it('do not rotate once expired or with an unknown token', async () => {
      expect(await store().rotate(turn('refresh-1', 'refresh-2', 3_600))).toEqual({ outcome: 'unknown' });
      expect(await store().rotate(turn('refresh-0', 'refresh-2', 1))).toEqual({ outcome: 'unknown' });
    });
  });
};

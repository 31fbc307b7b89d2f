import { describe, expect, it, vi } from 'vitest';
import { createArgon2Passwords } from '#adapters/passwords/argon2-passwords.ts';
import { createBoundedQueue } from '#adapters/passwords/bounded-queue.ts';
import { isCommonPassword } from '#adapters/passwords/common-passwords.ts';
import { PasswordsBusy } from '#ports/sign-in/passwords.ts';

vi.unmock('@node-rs/argon2');

describe('argon2 passwords', async () => {
  const passwords = await createArgon2Passwords();
  const stored = await passwords.hash('une phrase à moi');

  it('are hashed with the chosen cost', () => expect(stored).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/));
  it('verify the same password, whatever the Unicode composition of its accents', async () => {
    expect(await passwords.verify(stored, 'une phrase à moi'.normalize('NFD'))).toBe(true);
    expect(await passwords.verify(stored, 'une phrase a moi')).toBe(false);
  });
  it('report which of several hashes matches, the first one', async () => {
    const other = await passwords.hash('une tout autre phrase');
    expect(await passwords.whichOpens([null, other, stored], 'une phrase à moi')).toBe(2);
    expect(await passwords.whichOpens([stored, stored], 'une phrase à moi')).toBe(0);
    expect(await passwords.whichOpens([null, other], 'une phrase à moi')).toBeNull();
  });
  it('never verify for an unknown account', async () =>
    expect(await passwords.verify(null, 'une phrase à moi')).toBe(false));
});

describe('bounded hashing', () => {
  it('runs a limited number concurrently, queues a limited number, refuses the rest and recovers', async () => {
    const bounded = createBoundedQueue({ atOnce: 2, perAsker: 1, queued: 4 });
    const gates: (() => void)[] = [];
    const work = (asker = 'anne') =>
      bounded(asker, () => new Promise<string>((resolve) => gates.push(() => resolve('done'))));
    // Nobody holds both places.
    const [one, two, three] = [work(), work(), work()];
    await expect(work()).rejects.toThrow(PasswordsBusy);
    const other = work('paul');
    await expect.poll(() => gates.length).toBe(2);

    gates.shift()?.();
    await one;
    await expect.poll(() => gates.length).toBe(2);
    for (const open of gates.splice(0)) open();
    await expect.poll(() => gates.length).toBe(1);
    gates.shift()?.();
    expect(await Promise.all([two, three, other])).toEqual(['done', 'done', 'done']);
    const after = work();
    await expect.poll(() => gates.length).toBe(1);
    gates.shift()?.();
    expect(await after).toBe('done');
  });

  it('serves askers round-robin: a single request does not wait for a flood', async () => {
    const bounded = createBoundedQueue({ atOnce: 1, perAsker: 60, queued: 400 });
    const order: string[] = [];
    const check = (asker: string) => bounded(asker, async () => void order.push(asker));
    const flood = Array.from({ length: 60 }, () => check('flood'));
    await Promise.all([...flood, check('alone')]);
    expect(order.indexOf('alone')).toBeLessThan(5);
    expect(order).toHaveLength(61);
  });
});

describe('common passwords', () => {
  it.each(['password', 'Baseball1', '12345678', 'AZERTYUIOP', 'aaaaaaaaaa', 'motdepasse'])('contains %s', (password) =>
    expect(isCommonPassword(password)).toBe(true),
  );
  it.each(['cerisier-de-juin', 'Trois lapins bleus'])('does not contain %s', (password) =>
    expect(isCommonPassword(password)).toBe(false),
  );
});

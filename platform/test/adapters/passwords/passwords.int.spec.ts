import { describe, expect, it, vi } from 'vitest';
import { createArgon2Passwords } from '#adapters/passwords/argon2-passwords.ts';
import { createBoundedQueue } from '#adapters/passwords/bounded-queue.ts';
import { isCommonPassword } from '#adapters/passwords/common-passwords.ts';
import { PasswordsBusy } from '#ports/passwords.ts';

vi.unmock('@node-rs/argon2');

describe('argon2 passwords', async () => {
  const passwords = await createArgon2Passwords();
  const stored = await passwords.hash('une phrase à moi');

  it('are kept with the cost that was chosen', () => expect(stored).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/));
  it('open with the same password, however its accents are composed', async () => {
    expect(await passwords.verify(stored, 'une phrase à moi'.normalize('NFD'))).toBe(true);
    expect(await passwords.verify(stored, 'une phrase a moi')).toBe(false);
  });
  it('tell which of several they open, the first of those that fit', async () => {
    const other = await passwords.hash('une tout autre phrase');
    expect(await passwords.whichOpens([null, other, stored], 'une phrase à moi')).toBe(2);
    expect(await passwords.whichOpens([stored, stored], 'une phrase à moi')).toBe(0);
    expect(await passwords.whichOpens([null, other], 'une phrase à moi')).toBeNull();
  });
  it('never open an account that is not there', async () =>
    expect(await passwords.verify(null, 'une phrase à moi')).toBe(false));
});

describe('bounded work', () => {
  it('runs so many at once, lets so many wait, refuses the rest and goes on afterwards', async () => {
    const bounded = createBoundedQueue({ atOnce: 2, queued: 1 });
    const gates: (() => void)[] = [];
    const work = () => bounded(() => new Promise<string>((resolve) => gates.push(() => resolve('done'))));
    const [one, two, three] = [work(), work(), work()];
    await expect(work()).rejects.toThrow(PasswordsBusy);
    expect(gates).toHaveLength(2);

    gates.shift()?.();
    await one;
    await expect.poll(() => gates.length).toBe(2);
    for (const open of gates.splice(0)) open();
    expect(await Promise.all([two, three])).toEqual(['done', 'done']);
    const after = work();
    gates.shift()?.();
    expect(await after).toBe('done');
  });
});

describe('common passwords', () => {
  it.each(['password', 'Baseball1', '12345678', 'AZERTYUIOP', 'aaaaaaaaaa', 'motdepasse'])('knows %s', (password) =>
    expect(isCommonPassword(password)).toBe(true),
  );
  it.each(['cerisier-de-juin', 'Trois lapins bleus'])('leaves %s alone', (password) =>
    expect(isCommonPassword(password)).toBe(false),
  );
});

import type * as Argon2 from '@node-rs/argon2';
import { vi } from 'vitest';

// Most of the time of the sign-in specs goes into argon2. With `CI` it has its full cost; in `passwords.int.spec.ts` always.
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof Argon2>();
  const quick = { memoryCost: 4 * 1024, timeCost: 1, parallelism: 1 } as const;
  return { ...argon2, hash: (password: string | Uint8Array) => argon2.hash(password, quick) };
});

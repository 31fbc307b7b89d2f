import type { AccessStore } from '@ecrin/platform/ports/sign-in/access-store.ts';
import { afterEach, beforeEach } from 'vitest';
import { challengeCases } from './challenge.cases.ts';
import { forgetUserCases } from './forget-user.cases.ts';
import { secretCases } from './secret.cases.ts';
import { sessionCases } from './session.cases.ts';

/** `open` opens the same store again, as after a restart. */
export type AccessStoreUnderTest = Readonly<{ open: () => Promise<AccessStore>; dispose: () => Promise<void> }>;

/** What every adapter behind the port must do. */
export const accessStoreContract = (make: () => Promise<AccessStoreUnderTest>): void => {
  let subject: AccessStoreUnderTest;
  let store: AccessStore;
  const restart = async () => {
    await store.close();
    store = await subject.open();
  };

  beforeEach(async () => {
    subject = await make();
    store = await subject.open();
  });
  afterEach(async () => {
    await store.close();
    await subject.dispose();
  });

  for (const cases of [secretCases, sessionCases, challengeCases, forgetUserCases]) cases(() => store, restart);
};

import type { Config } from '@testing-library/react';
import { afterEach } from 'vitest';

/** A second is too short on a busy machine: the same timeout as `expect.poll`. */
const testingLibraryConfig: Partial<Config> = { asyncUtilTimeout: 15_000 };

// Loaded before every spec. With a page, everything is unmounted after a test: later updates would find no page.
if ('document' in globalThis) {
  const { cleanup, configure } = await import('@testing-library/react');
  configure(testingLibraryConfig);
  afterEach(cleanup);
}

import type { Config } from '@testing-library/react';
import { afterEach } from 'vitest';

/** A second is too short on a busy machine: as long as `expect.poll` waits. */
const testingLibraryConfig: Partial<Config> = { asyncUtilTimeout: 15_000 };

// Loaded before every spec. In those with a page nothing stays drawn after a test: what came later would find no page any more.
if ('document' in globalThis) {
  const { cleanup, configure } = await import('@testing-library/react');
  configure(testingLibraryConfig);
  afterEach(cleanup);
}

import { execFile } from 'node:child_process';

/** Why nothing can be compared with what minisign itself says, for the names of tests that are skipped; null: it is here. `.ci/run` installs it. */
export const noMinisign: string | null = await new Promise((resolve) => {
  execFile('minisign', ['-v'], (fault) => resolve(fault ? 'minisign is not installed' : null));
});

/** Behind the name of a test that needs it. */
export const unlessMinisign = noMinisign === null ? '' : ` (${noMinisign})`;

import { DataDirFault } from '@ecrin/platform/adapters/data-dir/lock-data-dir.ts';
import { KeyVaultFault } from '@ecrin/platform/ports/key-vault.ts';
import { UnfitStoreFault } from '@ecrin/platform/ports/store-fit.ts';
import { ConfigFault } from '#config/config.ts';

/** The message is the usage. */
export class UsageFault extends Error {}

/** Words of the command line that make no sense: ends with exit code 2. */
export class OptionFault extends UsageFault {}

type FaultKind = new (...given: never) => Error;
const expectedFaults: readonly FaultKind[] = [ConfigFault, DataDirFault, KeyVaultFault, UnfitStoreFault, UsageFault];

/** Runs a command-line program. Faults an operator can fix print one sentence, all others their stack; both end with exit code 1, or 2 for an `OptionFault`. */
export const runCommand = async (run: () => Promise<void>, expected: readonly FaultKind[] = []): Promise<void> => {
  try {
    await run();
  } catch (fault) {
    const isExpected = [...expectedFaults, ...expected].some((kind) => fault instanceof kind);
    const message =
      fault instanceof Error ? (isExpected ? fault.message : (fault.stack ?? fault.message)) : String(fault);
    process.stderr.write(`${message}\n`);
    process.exitCode = fault instanceof OptionFault ? 2 : 1;
  }
};

import { DataDirFault } from '@ecrin/platform/adapters/data-dir/lock-data-dir.ts';
import { AnalystFault } from '@ecrin/platform/ports/analyst.ts';
import { EventStoreFault } from '@ecrin/platform/ports/event-store.ts';
import { KeyVaultFault } from '@ecrin/platform/ports/key-vault.ts';
import { LanguageFault } from '@ecrin/platform/ports/language-engine.ts';
import { ReadModelsFault } from '@ecrin/platform/ports/read-models.ts';
import { UnfitStoreFault } from '@ecrin/platform/ports/store-fit.ts';
import { TranscriberFault } from '@ecrin/platform/ports/transcriber.ts';
import { WorkflowEngineFault } from '@ecrin/platform/ports/workflow-engine.ts';

type Fact = string | number | boolean | null;
/** A fault as it is sent between threads, which copies values without their classes. */
export type EncodedFault = Readonly<{
  name: string;
  message: string;
  stack: string | undefined;
  facts: Readonly<Record<string, Fact>>;
}>;

/** Those that callers distinguish. */
const classes = [
  AnalystFault,
  DataDirFault,
  EventStoreFault,
  KeyVaultFault,
  LanguageFault,
  ReadModelsFault,
  TranscriberFault,
  UnfitStoreFault,
  WorkflowEngineFault,
];

const isFact = (value: unknown): value is Fact =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

export const encodeFault = (fault: unknown): EncodedFault => {
  if (!(fault instanceof Error)) return { name: 'Error', message: String(fault), stack: undefined, facts: {} };
  const facts = Object.entries(fault).filter((entry): entry is [string, Fact] => isFact(entry[1]));
  return { name: fault.name, message: fault.message, stack: fault.stack, facts: Object.fromEntries(facts) };
};

/** An error of the same class, name, stack and facts. */
export const decodeFault = ({ name, message, stack, facts }: EncodedFault): Error => {
  const fault = new Error(message);
  const known = classes.find((one) => one.name === name);
  if (known) Object.setPrototypeOf(fault, known.prototype);
  return Object.assign(fault, { name, ...(stack !== undefined && { stack }), ...facts });
};

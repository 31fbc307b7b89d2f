import { engineTestFailures, type EngineTestFailure } from '@ecrin/contracts/service-settings/service-checks.ts';
import { AnalystFault } from '@ecrin/platform/ports/analyst.ts';
import { LanguageFault } from '@ecrin/platform/ports/language-engine.ts';
import { TranscriberFault } from '@ecrin/platform/ports/transcriber.ts';

const codeOf = (fault: unknown): string => {
  if (fault instanceof LanguageFault) return fault.kind;
  return fault instanceof AnalystFault || fault instanceof TranscriberFault ? fault.reason : '';
};

/** Why an engine did not compute its sample, as an administrator is told. */
export const testFailureOf = (fault: unknown): EngineTestFailure => {
  const code = codeOf(fault).replace(/^provider-/u, '');
  return engineTestFailures.find((known) => known === code) ?? 'engine-died';
};

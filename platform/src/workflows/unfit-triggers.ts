import type { FitOf } from '#ports/store-fit.ts';
import type { Trigger, TriggerCheckpoints } from './trigger.ts';

/** Names of the triggers that stopped at an event which this log does not have. */
export const unfitTriggers = async (
  triggers: readonly Pick<Trigger, 'name'>[],
  checkpoints: TriggerCheckpoints,
  fitOf: FitOf,
): Promise<readonly string[]> => {
  const unfit: string[] = [];
  for (const { name } of triggers) {
    const at = await checkpoints.load(name);
    if (at && (await fitOf(at)) !== 'fits') unfit.push(name);
  }
  return unfit;
};

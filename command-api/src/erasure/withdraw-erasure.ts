import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { withdrawErasure } from '@ecrin/domain/client/erasure/withdraw-erasure.ts';
import type { CustomContext } from '@ecrin/platform/routing/route.ts';
import { commandAsClient } from '#account/command-as-client.ts';
import type { ApiServices } from '#http/api-services.ts';

/** Whoever signs in within the grace keeps their account. */
export const withdrawErasureOf = async (
  { execute }: Pick<ApiServices, 'execute'>,
  clientId: string,
  context: Pick<CustomContext, 'command' | 'newId' | 'now'>,
): Promise<void> => {
  await execute({
    aggregate: client,
    id: clientId,
    decide: withdrawErasure,
    input: { now: context.now },
    context: commandAsClient(context, clientId),
  });
};

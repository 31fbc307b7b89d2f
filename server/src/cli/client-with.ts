import { emailHashOf, type ApiServices } from '@ecrin/command-api';
import { email } from '@ecrin/domain/client/email/email.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { UsageFault } from './run-command.ts';

type Parts = Pick<ApiServices, 'events' | 'keyedHash'>;

/** The account that proved the address, else the only one registered with it. Throws `UsageFault`. */
export const clientWith = async ({ events, ...hashing }: Parts, address: string): Promise<string> => {
  const { state } = await loadAggregate(events, email, { id: emailHashOf(hashing, address) });
  const [only, ...others] = state.waiting.map(({ clientId }) => clientId);
  const clientId = state.holder ?? (others.length === 0 ? only : undefined);
  if (clientId !== undefined) return clientId;
  throw new UsageFault(
    only === undefined
      ? 'No client is registered with this address.'
      : 'Several clients registered with this address and none has proved it.',
  );
};

import { client, type RegisteredClient } from '@ecrin/domain/client/client.aggregate.ts';
import type { EmailProof } from '@ecrin/domain/client/client.events.ts';
import { email as emailAggregate } from '@ecrin/domain/client/email/email.aggregate.ts';
import { proveClientEmail } from '@ecrin/domain/client/email/prove-client-email.ts';
import { proveEmail } from '@ecrin/domain/client/email/prove-email.ts';
import { releaseEmail } from '@ecrin/domain/client/email/release-email.ts';
import type { CommandContext } from '@ecrin/platform/event-sourcing/execute-command.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { CustomContext, Reply } from '@ecrin/platform/routing/route.ts';
import { stepCommandId } from '@ecrin/platform/workflows/step-command-id.ts';
import type { ApiServices } from '#http/api-services.ts';
import { queueNotice } from '#messages/queue-message.ts';
import { findEmailHolder } from '../find-accounts.ts';
import type { UnprovedEmail } from './prove-email.mail.ts';

type Services = Pick<ApiServices, 'execute' | 'events' | 'messages'>;
type EmailAssignment = UnprovedEmail &
  Readonly<{ account: Pick<RegisteredClient, 'clientId' | 'emailHash' | 'email' | 'emailProved'>; by: EmailProof }>;
type Release = Readonly<{ emailHash: string; clientId: string }>;

/**
 * null once the account holds the address. The address stream decides first; then the account records it; then its previous address is
 * released. After an interruption, `completeEmailAssignment` completes it, or the next account that wants the previous address.
 */
export const assignEmail = async (
  services: Services,
  { account, emailHash, email, by }: EmailAssignment,
  context: CustomContext,
): Promise<Reply | null> => {
  const { clientId, emailHash: former } = account;
  await releaseAbandonedEmail(services, emailHash, context);
  const proved = await services.execute({
    aggregate: emailAggregate,
    id: emailHash,
    decide: proveEmail,
    input: { emailHash, clientId, by, now: context.now },
    context: stepContext(context, clientId, 'prove'),
  });
  if ('refused' in proved) return { refused: 'client.email-taken' };

  const isMoving = former !== null && former !== emailHash;
  if (isMoving && account.emailProved && account.email)
    await queueNotice(services, { kind: 'email-changed', clientId, emailHash, formerEmail: account.email }, context);
  await services.execute({
    aggregate: client,
    id: clientId,
    decide: proveClientEmail,
    input: { clientId, emailHash, email, by, now: context.now },
    context: stepContext(context, clientId, 'say'),
  });
  if (isMoving) await releaseFrom(services, { emailHash: former, clientId }, context);
  return null;
};

/** An account that moved to another address, and was interrupted before releasing this one, releases it now. */
const releaseAbandonedEmail = async (services: Services, emailHash: string, context: CustomContext): Promise<void> => {
  const {
    state: { holder },
  } = await loadAggregate(services.events, emailAggregate, { id: emailHash });
  if (holder !== null && (await findEmailHolder(services, emailHash)) === null)
    await releaseFrom(services, { emailHash, clientId: holder }, context);
};

const releaseFrom = ({ execute }: Services, { emailHash, clientId }: Release, context: CustomContext) =>
  execute({
    aggregate: emailAggregate,
    id: emailHash,
    decide: releaseEmail,
    input: { emailHash, clientId, now: context.now },
    context: stepContext(context, clientId, 'free'),
  });

/** Each decision of one request is a separate command, in the name of the account’s owner, who need not be signed in. */
const stepContext = ({ command }: Pick<CustomContext, 'command'>, clientId: string, step: string): CommandContext => ({
  ...command,
  commandId: stepCommandId(command.commandId, `${clientId}/${step}`),
  ownerId: clientId,
  actor: `client:${clientId}`,
});

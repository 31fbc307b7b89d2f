import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { addMs } from '@ecrin/domain/time/instant.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandAsClient } from '#account/command-as-client.ts';
import { adminErasureProposalRoutes } from '#erasure-proposal/erasure-proposal.routes.ts';
import type { ApiServices } from '#http/api-services.ts';
import { createMessageWriter } from '#messages/write-message.ts';
import { contextOf, openSignInServices, wasInterrupted } from '../account/sign-in.fixtures.ts';

const now = '2026-01-02T09:00:00.000Z';
/** When the same is sent again, in ms: at once, while the first message waits, after it was looked at. */
const delays = [0, 1_000, 10_000];
/** More than the number of writes. */
const moments = [0, 1, 2];

describe('a proposed erasure that is sent again, interrupted between any two writes', () => {
  let example: Awaited<ReturnType<typeof openSignInServices>>;
  beforeAll(async () => {
    example = await openSignInServices();
  });
  afterAll(() => example.close());

  /** With a proved address. */
  const person = async (): Promise<string> => {
    const context = contextOf(now);
    const clientId = context.newId();
    const [emailHash, email] = [`hash ${clientId}`, `${clientId}@exemple.fr`];
    await example.services.execute({
      aggregate: client,
      id: clientId,
      decide: () => [
        {
          type: 'ClientRegistered' as const,
          data: { clientId, credentialId: 'credential', emailHash, language: 'fr' as const, registeredAt: now },
          private: { email, firstname: 'Claire' },
        },
        {
          type: 'ClientEmailProved' as const,
          data: { clientId, emailHash, by: 'code' as const, provedAt: now },
          private: { email },
        },
      ],
      input: undefined,
      context: commandAsClient(context, clientId),
    });
    return clientId;
  };
  type Proposed = Readonly<{ clientId: string; proposalId: string; at: string; commandId: string | undefined }>;
  /** `commandId`: of a retry by a browser; undefined: a new one, as of a device that lost it. */
  const propose = (services: ApiServices, { clientId, proposalId, at, commandId }: Proposed) => {
    const context = { ...contextOf(at), adminId: 'alix' };
    const command = { ...context.command, actor: 'admin:alix', commandId: commandId ?? context.command.commandId };
    const body = { proposalId, reason: 'Demandé par courrier' };
    const request = { params: { clientId }, query: {}, body, headers: {}, cookies: {} };
    return adminErasureProposalRoutes(services)[0].handle(request as never, { ...context, command }, services.execute);
  };
  const mailsTo = async (clientId: string) => {
    const write = createMessageWriter(example.services);
    const meant = example.queued.filter((message) => 'clientId' in message && message.clientId === clientId);
    return (await Promise.all(meant.map(write))).filter((mail) => mail !== null);
  };

  it.each(moments.flatMap((moment) => delays.map((delay) => [moment, delay] as const)))(
    'given a crash before write %i, and the same again after %i ms, then one mail is written',
    async (moment, delay) => {
      for (const isSameKey of [true, false]) {
        const clientId = await person();
        const commandId = isSameKey ? contextOf(now).newId() : undefined;
        const proposed = { clientId, proposalId: contextOf(now).newId(), at: now, commandId };
        const cut = await wasInterrupted(propose(example.cutAfter(moment), proposed));
        expect(cut).toBe(moment < 2);
        for (const time of [1, 2])
          expect(await propose(example.services, { ...proposed, at: addMs(now, delay * time) })).toHaveProperty('json');
        expect(await mailsTo(clientId)).toHaveLength(1);
      }
    },
  );
});

import { createHash, timingSafeEqual } from 'node:crypto';
import { erasureState, type ErasureState } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import { erasureCodeHeader } from '@ecrin/contracts/transport/headers.ts';
import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { readReference } from '@ecrin/domain/erasure/erasure-reference.ts';
import { erasure, type AskedPart } from '@ecrin/domain/erasure/erasure.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { countAttemptFromAddress } from '#account/challenge/attempt-limits.ts';
import type { ApiServices } from '#http/api-services.ts';

type Services = Pick<ApiServices, 'access' | 'erasure' | 'events' | 'keyedHash'>;

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

const isSame = (one: string, other: string): boolean => timingSafeEqual(digestOf(one), digestOf(other));

export const showErasureRoute = (services: Services) =>
  customRoute({
    method: 'get',
    path: '/erasures/:number',
    access: 'public',
    summary:
      'How far an erasure is, and its certificate, by its number and code; a wrong code answers as no such number',
    params: z.object({ number: z.string().max(64) }),
    query: z.object({}),
    headers: { [erasureCodeHeader]: 'The code that was given with the number' },
    answer: erasureState,
    handle: async ({ params, header }, context) => {
      const tooMany = await countAttemptFromAddress(services, context);
      if (tooMany) return tooMany;
      const number = readReference(params.number);
      // The same work for every number and every code.
      const isRight = isSame(readReference(codeOf(header)), services.erasure.codeFor(number));
      const found = await findErasure(services, number);
      return isRight && found
        ? { json: erasureState.parse(found), headers: { 'Cache-Control': 'no-store' } }
        : { refused: 'client.erasure-not-found' };
    },
  });

/** As long as somebody may type; a longer one is none. */
const longestCode = 128;
const codeOf = (header: (name: string) => string | null): string => {
  const code = header(erasureCodeHeader) ?? '';
  return code.length > longestCode ? '' : code;
};

const findErasure = async (
  { events, erasure: { publicKey } }: Services,
  number: string,
): Promise<ErasureState | null> => {
  const { state: numbered } = await loadAggregate(events, erasure, { id: number });
  if (numbered.status === 'unknown') return null;
  const told = await (numbered.part ? stateOfPart(numbered.part, numbered.certified) : stateOf(events, numbered));
  return told && { number, certificate: null, signature: null, ...numbered.certified, publicKey, ...told };
};

type Told = Pick<ErasureState, 'state' | 'askedAt' | 'dueAt'>;

/** Of less than the account: nothing undoes it. */
const stateOfPart = ({ askedAt }: AskedPart, certified: unknown): Told => ({
  state: certified === null ? 'under-way' : 'done',
  askedAt,
  dueAt: askedAt,
});

/** null: it was never asked for, as where another one was asked for at the same moment. */
const stateOf = async (
  events: Services['events'],
  { clientId, erasureId, certified }: Readonly<{ clientId: string; erasureId: string; certified: unknown }>,
): Promise<Told | null> => {
  const { state } = await loadAggregate(events, client, { id: clientId });
  if (state.status === 'unknown') return null;
  const asked = [state.erasure, ...(state.status === 'registered' ? state.withdrawnErasures : [])].find(
    (one) => one?.erasureId === erasureId,
  );
  if (!asked) return null;
  const { askedAt, dueAt } = asked;
  if (asked !== state.erasure) return { state: 'withdrawn', askedAt, dueAt };
  if (state.status === 'registered') return { state: 'asked', askedAt, dueAt };
  return { state: certified === null ? 'under-way' : 'done', askedAt, dueAt };
};

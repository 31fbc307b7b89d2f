import { createHash, timingSafeEqual } from 'node:crypto';
import type { ErasureState } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import { erasureCodeHeader } from '@ecrin/contracts/transport/headers.ts';
import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { readReference } from '@ecrin/domain/erasure/erasure-reference.ts';
import { erasure, type AskedPart } from '@ecrin/domain/erasure/erasure.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { CustomContext, CustomRequest, RefusedReply } from '@ecrin/platform/routing/route.ts';
import { countAttemptFromAddress } from '#account/challenge/attempt-limits.ts';
import type { ApiServices } from '#http/api-services.ts';

export type FindingServices = Pick<ApiServices, 'access' | 'events' | 'keyedHash'> &
  Readonly<{ erasure: Pick<ApiServices['erasure'], 'codeFor' | 'publicKey' | 'withDevices'> }>;
type Asked = Readonly<{ number: string }> & Pick<CustomRequest<unknown, unknown, unknown>, 'header'>;

/** For the OpenAPI description of the routes by which an erasure is found. */
export const codeHeader = { [erasureCodeHeader]: 'The code that was given with the number' } as const;

/** An erasure by its number and code, or the refusal: a wrong code answers as no such number, and tries are limited. */
export const findErasure = async (
  services: FindingServices,
  asked: Asked,
  context: CustomContext,
): Promise<ErasureState | RefusedReply> => {
  const tooMany = await countAttemptFromAddress(services, context);
  if (tooMany) return tooMany;
  const number = readReference(asked.number);
  // The same work for every number and every code.
  const isRight = isSame(readReference(codeOf(asked.header)), services.erasure.codeFor(number));
  const found = await findByNumber(services, number);
  return isRight && found ? found : { refused: 'client.erasure-not-found' };
};

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

const isSame = (one: string, other: string): boolean => timingSafeEqual(digestOf(one), digestOf(other));

/** As long as somebody may type; a longer one is none. */
const longestCode = 128;
const codeOf = (header: (name: string) => string | null): string => {
  const code = header(erasureCodeHeader) ?? '';
  return code.length > longestCode ? '' : code;
};

const findByNumber = async (
  { events, erasure: { publicKey, withDevices } }: FindingServices,
  number: string,
): Promise<ErasureState | null> => {
  const { state: numbered } = await loadAggregate(events, erasure, { id: number });
  if (numbered.status === 'unknown') return null;
  const told = await (numbered.part ? stateOfPart(numbered.part, numbered.certified) : stateOf(events, numbered));
  const certified = numbered.certified && withDevices(numbered.certified, numbered.devices);
  return told && { number, certificate: null, signature: null, ...certified, publicKey, ...told };
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
  events: FindingServices['events'],
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

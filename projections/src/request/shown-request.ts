import type { OwnRequestCard, RequestDetail, RequestRow } from '@ecrin/contracts/request/request.ts';
import { answersFor } from '@ecrin/domain/request/commands/answer-request.ts';
import { reversibleForMs, type RequestSubject } from '@ecrin/domain/request/request.vocabulary.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import type { ShownPlace } from '#inbox/holders.ts';
import { knownClients, type FindKnown } from '#inbox/known-people.ts';
import { organizationModel } from '#organization/organization.model.ts';
import type { RequestDocument } from './request.model.ts';

/** Names of the organisations that some requests are about. */
export const organizationNames = async (
  models: Pick<ReadModels, 'open'>,
  requests: readonly RequestDocument[],
): Promise<FindKnown<string | null>> => {
  const ids = new Set(requests.flatMap(({ organizationId }) => organizationId ?? []));
  const found = await (await models.open(organizationModel)).getMany([...ids]);
  return (id) => found.get(id)?.doc.name ?? null;
};

export const ownCardOf =
  (nameOf: FindKnown<string | null>) =>
  ({
    requestId,
    kind,
    organizationId,
    permission,
    status,
    openedAt,
    since,
    answer,
  }: RequestDocument): OwnRequestCard => ({
    requestId,
    kind,
    organization: organizationId === null ? null : { organizationId, name: nameOf(organizationId) },
    permission,
    status,
    openedAt,
    since,
    answer,
  });

const excerptLength = 90;
const excerptOf = ({ entries }: RequestDocument): string | null => {
  const line = (entries[0]?.words ?? '').replaceAll(/\s+/g, ' ');
  if (line === '') return null;
  return line.length > excerptLength ? `${line.slice(0, excerptLength).trimEnd()}…` : line;
};

/** As administrators see some; whose they are stands in the inbox. */
export const shownRequests = async (
  models: Pick<ReadModels, 'open'>,
  requests: readonly RequestDocument[],
): Promise<readonly Omit<RequestRow, keyof ShownPlace>[]> => {
  const card = ownCardOf(await organizationNames(models, requests));
  const client = await knownClients(
    models,
    requests.map(({ ownerId }) => ownerId),
  );
  return requests.map((request) => ({
    ...card(request),
    client: client(request.ownerId),
    excerpt: excerptOf(request),
  }));
};

const subjectOf = ({ kind, organizationId, permission }: RequestDocument): RequestSubject => {
  if (kind === 'join') return { kind, organizationId: organizationId ?? '' };
  return kind === 'permission' ? { kind, permission: permission ?? 'create-orbs' } : { kind: 'help' };
};

/** What an administrator can do with it now. */
export const actsOn = (request: RequestDocument, now: string): Pick<RequestDetail, 'answers' | 'reversibleUntil'> => {
  const isOpen = request.status === 'open' || request.status === 'awaiting-client';
  const until = request.decision && Date.parse(request.decision.decidedAt) + reversibleForMs;
  return {
    answers: isOpen ? [...answersFor({ subject: subjectOf(request), decision: request.decision })] : [],
    reversibleUntil: until !== null && until >= Date.parse(now) ? new Date(until).toISOString() : null,
  };
};

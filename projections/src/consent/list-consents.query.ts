import {
  consentCounts,
  consents,
  type ConsentCounts,
  type ConsentItem,
  type Consents,
} from '@ecrin/contracts/consent/consent.ts';
import { covers } from '@ecrin/domain/consent/consent.aggregate.ts';
import {
  consentPurposes,
  consentWording,
  type ConsentPurpose,
  type ConsentTarget,
  type ConsentTargets,
} from '@ecrin/domain/consent/consent.vocabulary.ts';
import { addMs } from '@ecrin/domain/time/instant.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { sendingModel } from '#sending/sending.model.ts';
import { consentId, consentModel, type ConsentDocument } from './consent.model.ts';

type Models = Pick<ReadModels, 'open'>;

const isCurrent = (document: ConsentDocument | undefined, target: ConsentTarget): boolean =>
  document?.given === true && covers(document, target);

/** As far as the read model is: for what is shown. What is sent is decided by the stream (`createConsentWall`). */
export const findIsAccepted =
  (models: Models) =>
  async (clientId: string, purpose: ConsentPurpose, target: ConsentTarget | null): Promise<boolean> => {
    if (target === null) return true;
    const document = await (await models.open(consentModel)).get(consentId(clientId, purpose));
    return isCurrent(document ?? undefined, target);
  };

const targetsIn = (targets: ConsentTargets): readonly (ConsentTarget & Readonly<{ purpose: ConsentPurpose }>)[] =>
  consentPurposes.flatMap((purpose) => {
    const target = targets[purpose];
    return target ? [{ purpose, ...target }] : [];
  });

const stateOf = (document: ConsentDocument | undefined, target: ConsentTarget): ConsentItem['state'] => {
  if (isCurrent(document, target)) return 'given';
  return document && !document.given ? 'withdrawn' : 'never';
};

/** What was accepted and is no longer asked: another host, or another model of the same. */
const formerOf = (accepted: ConsentDocument, { host, model }: ConsentTarget): string | null => {
  if (accepted.host !== host) return accepted.host;
  return accepted.model === model ? null : accepted.model;
};

const listConsents =
  (models: Models, targets: ConsentTargets) =>
  async (ownerId: string): Promise<Consents> => {
    const store = await models.open(consentModel);
    const { items } = await store.find({
      filter: { ownerId },
      sort: [['purpose', 'asc']],
      limit: consentPurposes.length,
    });
    return {
      wording: consentWording,
      items: targetsIn(targets).map((target) => {
        const answered = items.find(({ purpose }) => purpose === target.purpose);
        return {
          ...target,
          state: stateOf(answered, target),
          since: answered?.since ?? null,
          former: answered?.given === true ? formerOf(answered, target) : null,
        };
      }),
    };
  };

export const listConsentsRoute = (targets: ConsentTargets) =>
  queryRoute({
    method: 'get',
    path: '/consents',
    access: 'client',
    summary: 'Lists what would be sent to an endpoint, for which purpose and where, and what the client accepted',
    params: z.object({}),
    query: z.object({}),
    answer: consents,
    model: consentModel,
    ask:
      (models) =>
      (_request, { clientId }) =>
        listConsents(models, targets)(clientId),
  });

const recentMs = 30 * 24 * 3_600_000;

const countConsents = async (models: Models, targets: ConsentTargets, now: string): Promise<ConsentCounts> => {
  const store = await models.open(consentModel);
  const ledger = await models.open(sendingModel);
  const at = { gte: addMs(now, -recentMs) };
  const items = targetsIn(targets).map(async (target) => {
    const { purpose, host, model } = target;
    return {
      ...target,
      clients: await store.count({ purpose, host, model: { in: [model, null] }, given: true, wording: consentWording }),
      sendings: await ledger.count({ kind: 'sent', purpose, host, at }),
    };
  });
  return { items: await Promise.all(items) };
};

export const countConsentsRoute = (targets: ConsentTargets) =>
  queryRoute({
    method: 'get',
    path: '/consents',
    access: 'admin',
    summary: 'Counts how many clients accept what is sent to the endpoint, and what was sent lately, for each purpose',
    params: z.object({}),
    query: z.object({}),
    answer: consentCounts,
    model: consentModel,
    joins: [sendingModel],
    ask:
      (models) =>
      (_request, { now }) =>
        countConsents(models, targets, now),
  });

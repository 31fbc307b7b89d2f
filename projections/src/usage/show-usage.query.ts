import { usageAnswer, usageQuery, type UsageAnswer, type UsageSpan } from '@ecrin/contracts/usage/usage.ts';
import type { ServiceSettings } from '@ecrin/domain/service-settings/service-settings.vocabulary.ts';
import { dayPlus, daysOf } from '@ecrin/domain/time/days.ts';
import { costOfLine, tokensOf, type Prices, type UsageLine } from '@ecrin/domain/usage/cost-of-usage.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { clientProfileModel } from '#client-profile/client-profile.model.ts';
import { findServiceShare } from './find-budget.query.ts';
import { listServiceDays, sumOfLines } from './find-usage.query.ts';
import { clientUsageMonthModel, serviceUsageModel, usageId } from './usage.model.ts';

/** How many clients are shown, and how many of a month are looked at for them. */
const [shownClients, candidates] = [10, 50];

const monthPlus = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
};

/** The months of a span, oldest first. */
const monthsOf = (span: UsageSpan, now: string): readonly string[] => {
  const month = now.slice(0, 7);
  if (span === 'month') return [month];
  if (span === 'last-month') return [monthPlus(month, -1)];
  return Array.from({ length: 12 }, (_, index) => monthPlus(month, index - 11));
};

const sumsOf = (lines: readonly UsageLine[], prices: Prices) => ({
  requests: lines.reduce((sum, { requests }) => sum + requests, 0),
  tokens: lines.reduce((sum, line) => sum + tokensOf(line), 0),
  minutes: lines.reduce((sum, { ms }) => sum + ms, 0) / 60_000,
  euros: lines.reduce((sum, line) => sum + (costOfLine(line, prices) ?? 0), 0),
});

/** Those who used most in some month, by tokens or by sound, with all their months of the span. */
const topClients = async (models: ReadModels, months: readonly string[], prices: Prices) => {
  const usage = await models.open(clientUsageMonthModel);
  const found = await Promise.all(
    months.flatMap((span) =>
      (['tokens', 'ms'] as const).map((by) =>
        usage.find({ filter: { span }, sort: [[by, 'desc']], limit: candidates }),
      ),
    ),
  );
  const ids = [...new Set(found.flatMap(({ items }) => items.map(({ ownerId }) => ownerId)))];
  const stored = await usage.getMany(ids.flatMap((id) => months.map((span) => usageId(id, span))));
  const rows = ids.map((clientId) => {
    const own = months.flatMap((span) => stored.get(usageId(clientId, span))?.doc ?? []);
    return { clientId, ...sumsOf(sumOfLines(own), prices) };
  });
  const top = rows
    .toSorted((one, other) => other.euros - one.euros || other.tokens - one.tokens || other.minutes - one.minutes)
    .slice(0, shownClients);
  const profiles = await (await models.open(clientProfileModel)).getMany(top.map(({ clientId }) => clientId));
  return top.map((row) => {
    const { firstname = null, lastname = null } = profiles.get(row.clientId)?.doc.portrait ?? {};
    return { ...row, firstname, lastname };
  });
};

const earlierOf = (one: string, other: string): string => (one < other ? one : other);

/** What costs most first, then what used most. */
const byCost = (lines: readonly UsageLine[], prices: Prices): readonly UsageLine[] =>
  lines.toSorted(
    (one, other) =>
      (costOfLine(other, prices) ?? 0) - (costOfLine(one, prices) ?? 0) ||
      tokensOf(other) - tokensOf(one) ||
      other.ms - one.ms,
  );

type Asked = Readonly<{ span: UsageSpan; now: string }>;

const showUsage = async (models: ReadModels, settings: ServiceSettings, { span, now }: Asked): Promise<UsageAnswer> => {
  const months = monthsOf(span, now);
  const [from, before] = [`${months[0] ?? ''}-01`, `${monthPlus(months.at(-1) ?? '', 1)}-01`];
  const days = await listServiceDays(models)({ from, before });
  const lines = sumOfLines(days);
  const nameOf = (day: string) => (span === 'year' ? day.slice(0, 7) : day);
  const to = earlierOf(now.slice(0, 10), dayPlus(before, -1));
  const spans = span === 'year' ? months : daysOf({ from, to });
  return {
    from,
    before,
    ...sumsOf(lines, settings),
    unpriced: lines.some((line) => costOfLine(line, settings) === null),
    budgetEuros: settings.serviceEurosPerMonth,
    usedShare: await findServiceShare(models)(settings, now),
    engines: byCost(lines, settings).map((line) => ({
      kind: line.kind,
      engine: line.engine,
      model: line.model,
      ...sumsOf([line], settings),
      euros: costOfLine(line, settings),
    })),
    spans: spans.map((name) => ({
      span: name,
      ...sumsOf(sumOfLines(days.filter((day) => nameOf(day.span) === name)), settings),
    })),
    clients: await topClients(models, months, settings),
  };
};

export const showUsageRoute = (current: () => Promise<ServiceSettings>) =>
  queryRoute({
    method: 'get',
    path: '/usage',
    access: 'admin',
    summary:
      'What models did and what they cost: by engine and model, by day or month, and for the clients who used most',
    params: z.object({}),
    query: usageQuery,
    answer: usageAnswer,
    model: serviceUsageModel,
    joins: [clientUsageMonthModel, clientProfileModel],
    ask:
      (models) =>
      async ({ query: { span } }, { now }) =>
        showUsage(models, await current(), { span, now }),
  });

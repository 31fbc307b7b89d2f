import type { UsageLine } from '@ecrin/domain/usage/cost-of-usage.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { serviceOwner } from '@ecrin/platform/projections/service-owner.ts';
import {
  clientUsageDayModel,
  clientUsageMonthModel,
  serviceUsageModel,
  usageId,
  type UsageDocument,
} from './usage.model.ts';
import { withLine } from './usage.projection.ts';

type Opened = Pick<ReadModels, 'open'>;
const monthOf = (instant: string): string => instant.slice(0, 7);
const dayMs = 86_400_000;

export const sumOfLines = (documents: readonly Pick<UsageDocument, 'lines'>[]): readonly UsageLine[] =>
  documents.flatMap(({ lines }) => lines).reduce(withLine, [] as readonly UsageLine[]);

/** What models did for one client in the month of an instant. */
export const findClientMonth =
  (models: Opened) =>
  async (clientId: string, now: string): Promise<readonly UsageLine[]> =>
    (await (await models.open(clientUsageMonthModel)).get(usageId(clientId, monthOf(now))))?.lines ?? [];

/** What models did for each client in the month of an instant, of those for whom they did something since another. */
export const listClientMonths =
  (models: Opened) =>
  async ({ now, usedSince, cursor }: Readonly<{ now: string; usedSince: string; cursor: string | null }>) =>
    (await models.open(clientUsageMonthModel)).find({
      filter: { span: monthOf(now), usedAt: { gte: usedSince } },
      sort: [['usedAt', 'asc']],
      limit: 500,
      cursor,
    });

/** Days of all clients together, oldest first; `before` is not in it. */
export const listServiceDays =
  (models: Opened) =>
  async (span: Readonly<{ from: string; before: string }>): Promise<readonly UsageDocument[]> =>
    (
      await (
        await models.open(serviceUsageModel)
      ).find({
        filter: { ownerId: serviceOwner, span: { gte: span.from, lt: span.before } },
        sort: [['span', 'asc']],
        limit: 400,
      })
    ).items;

/** What models did for all clients in the month of an instant. */
export const findServiceMonth =
  (models: Opened) =>
  async (now: string): Promise<readonly UsageLine[]> =>
    sumOfLines(await listServiceDays(models)({ from: `${monthOf(now)}-01`, before: `${monthOf(now)}-32` }));

/** What models did for one client in the last thirty days; for the page of a client. */
export const findClientUsage =
  (models: Opened) =>
  async (clientId: string, now: string): Promise<readonly UsageLine[]> => {
    const from = new Date(Date.parse(now) - 29 * dayMs).toISOString().slice(0, 10);
    const { items } = await (
      await models.open(clientUsageDayModel)
    ).find({ filter: { ownerId: clientId, span: { gte: from } }, sort: [['span', 'asc']], limit: 31 });
    return sumOfLines(items);
  };

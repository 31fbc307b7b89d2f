import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { commentReportModel } from '#comment-report/comment-report.model.ts';
import { requestPlaceModel } from '#request/request.model.ts';

type HeldItem = Readonly<{ kind: 'request' | 'report'; id: string; ownerId: string }>;

export const heldItemsModels = [requestPlaceModel, commentReportModel] as const;
const atOnce = 100;

/** What an administrator has of the inbox, whatever its state, some at a time. `ownerId`: the client with whose stream it is decided. */
export const listHeldItems =
  (models: Pick<ReadModels, 'open'>) =>
  async (holderId: string): Promise<readonly HeldItem[]> => {
    const held = { filter: { holderId }, sort: [], limit: atOnce };
    const requests = await (await models.open(requestPlaceModel)).find(held);
    const reports = await (await models.open(commentReportModel)).find(held);
    return [
      ...requests.items.map(({ requestId, clientId }) => ({
        kind: 'request' as const,
        id: requestId,
        ownerId: clientId,
      })),
      ...reports.items.map(({ reportId, authorId }) => ({ kind: 'report' as const, id: reportId, ownerId: authorId })),
    ];
  };

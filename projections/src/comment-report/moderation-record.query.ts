import type {
  ModerationRecord,
  ModerationSide,
  ReportOutcomes,
} from '@ecrin/contracts/comment-report/moderation-record.ts';
import type { ReportStatus } from '@ecrin/domain/comment-report/comment-report.vocabulary.ts';
import type { Filter, ModelStore, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { commentReportModel, type CommentReportDocument } from './comment-report.model.ts';

type Store = ModelStore<CommentReportDocument>;
type OfClient = Filter<CommentReportDocument>;

const shownLatest = 5;
/** Reports beyond these say no more about a decision. */
const shownReporters = 20;

const outcomesOf = async (store: Store, filter: OfClient): Promise<ReportOutcomes> => {
  const counts = await store.countBy('status', filter);
  const of = (...statuses: readonly ReportStatus[]) =>
    statuses.reduce((sum, status) => sum + (counts.get(status) ?? 0), 0);
  return {
    open: of('open', 'entrusted'),
    hidden: of('hidden', 'hidden-by-community'),
    kept: of('kept'),
    restored: of('restored'),
  };
};

const sideOf = async (store: Store, filter: OfClient): Promise<ModerationSide> => {
  const { items } = await store.find({ filter, sort: [['since', 'desc']], limit: shownLatest });
  const latest = items.map(({ reportId, subject: { kind }, status, since }) => ({ reportId, kind, status, since }));
  return { ...(await outcomesOf(store, filter)), latest };
};

/** What a client wrote that was reported, and what they reported: figures and dates, never a word. */
export const findModerationRecord =
  (models: Pick<ReadModels, 'open'>) =>
  async (clientId: string): Promise<ModerationRecord> => {
    const store = await models.open(commentReportModel);
    return {
      written: await sideOf(store, { authorId: clientId }),
      reported: await sideOf(store, { reporterIds: { has: clientId } }),
    };
  };

/** The same of those who reported one thing, in the order of their reports; who they are is not said. */
export const findReporterRecords =
  (models: Pick<ReadModels, 'open'>) =>
  async (reporterIds: readonly string[]): Promise<ReportOutcomes[]> => {
    const store = await models.open(commentReportModel);
    return Promise.all(
      reporterIds.slice(0, shownReporters).map((reporterId) => outcomesOf(store, { reporterIds: { has: reporterId } })),
    );
  };

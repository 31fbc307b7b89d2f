import { refetchOnceGreeted, type LiveSocket } from '@ecrin/browser/api/live-socket.ts';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';

type Tag = Parameters<typeof api.util.invalidateTags>[0][number];

/** By the name of a read model: what on screen may have changed with one of its documents. */
const tagsOfModels: ReadonlyMap<string, readonly Tag[]> = new Map<string, readonly Tag[]>([
  ['client-row', ['Client']],
  ['admin-row', ['Admin', 'AdminProfile']],
  ['broadcast', ['Broadcast']],
  ['admin-notification', ['AdminNotification', 'AdminProfile']],
  ['work', ['Work']],
  ['upkeep', ['Work']],
  ['service-alert', ['Work']],
  ['client-totals', ['ServiceFigures']],
  ['thought-totals', ['ServiceFigures']],
  ['notification-totals', ['ServiceFigures']],
  ['orb-run-totals', ['ServiceFigures']],
  ['goal-totals', ['ServiceFigures']],
  ['inbox-item', ['Request', 'CommentReport', 'ErasureProposal']],
  ['comment-report', ['CommentReport']],
  ['answer-template', ['AnswerTemplate']],
  ['erasure-proposal', ['ErasureProposal', 'Client', 'Request']],
  ['organization', ['Organization']],
  ['orb', ['Orb']],
  ['orb-usage-day', ['Orb']],
  ['service-settings', ['ServiceSettings', 'Usage']],
  ['service-usage', ['Usage']],
]);

/** Changes of this time are fetched at once, in ms: a busy service changes many times a second. */
const gatherMs = 500;

const everything = [...new Set([...tagsOfModels.values()].flat())];

/** The server sends only which document changed; what is on screen and may show it is fetched again – all of it once connected, where nobody knows the changes before. */
export const refetchOnReadModelChanges = (socket: Pick<LiveSocket, 'on'>) => {
  refetchOnceGreeted(socket, () => store.dispatch(api.util.invalidateTags(everything)));
  const gathered = new Set<Tag>();
  const fetchGathered = () => {
    store.dispatch(api.util.invalidateTags([...gathered]));
    gathered.clear();
  };
  socket.on('read-model-changed', ({ model }) => {
    const tags = tagsOfModels.get(model) ?? [];
    if (tags.length > 0 && gathered.size === 0) setTimeout(fetchGathered, gatherMs);
    for (const tag of tags) gathered.add(tag);
  });
};

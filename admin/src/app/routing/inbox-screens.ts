// One file to load: the queues share nearly everything.
export { CommentsScreen } from '#features/comments/comments-screen.tsx';
export { ErasuresScreen } from '#features/erasures/erasures-screen.tsx';
export { RequestsScreen } from '#features/requests/requests-screen.tsx';

// One file to load: both queues share nearly everything.
export { CommentsScreen } from '#features/comments/comments-screen.tsx';
export { RequestsScreen } from '#features/requests/requests-screen.tsx';

import { recordPosition } from '@ecrin/browser/api/read-position.ts';
import type { CommunityPart } from '@ecrin/contracts/transport/socket-messages.ts';
import { useEffect } from 'react';
import { create } from 'zustand';
import { api } from '../api/api.ts';
import type { Invalidate, LiveSocket } from './live-updates.ts';

/** Communities whose page is open; true: their changes come by socket. */
const useWatches = create<Readonly<Record<string, boolean>>>(() => ({}));
const setWatch = (communityId: string, live: boolean) => useWatches.setState({ [communityId]: live });
const endWatch = (communityId: string) => {
  const { [communityId]: _ended, ...others } = useWatches.getState();
  useWatches.setState(others, true);
};

/** Follows a community while its page is open; returns whether changes come by socket. */
export const useCommunityWatch = (communityId: string): boolean => {
  useEffect(() => {
    setWatch(communityId, false);
    return () => endWatch(communityId);
  }, [communityId]);
  return useWatches(({ [communityId]: live = false }) => live);
};

/** Who is in it changes the names at comments and copies too, and how many comments a copy has is told with it. */
const changedBy = (part: CommunityPart) => {
  if (part === 'comments') return ['CommunityComment'] as const;
  return part === 'copies'
    ? (['CommunityCopy'] as const)
    : (['Community', 'CommunityComment', 'CommunityCopy'] as const);
};

/** Tells the server which communities are open. What changed before it knew is fetched. Returns the function that stops it. */
export const watchOpenCommunities = (socket: LiveSocket, dispatch: Invalidate) => {
  const invalidate = (part: CommunityPart) => dispatch(api.util.invalidateTags([...changedBy(part)]));
  const watch = (communityId: string) =>
    socket.emit('watch-community', communityId, (watched) => {
      if (!watched || !(communityId in useWatches.getState())) return;
      setWatch(communityId, true);
      invalidate('people');
    });
  let greeted = false;
  socket.on('initOk', () => {
    greeted = true;
    Object.keys(useWatches.getState()).forEach(watch);
  });
  socket.on('disconnect', () => {
    greeted = false;
    Object.keys(useWatches.getState()).forEach((communityId) => setWatch(communityId, false));
  });
  socket.on('community-changed', ({ part, position }) => {
    recordPosition(position);
    invalidate(part);
  });
  return useWatches.subscribe((open, before) => {
    if (!greeted) return;
    Object.keys(open).forEach((id) => !(id in before) && watch(id));
    Object.keys(before).forEach((id) => !(id in open) && socket.emit('unwatch-community', id));
  });
};

import type { AdminProfile } from '@ecrin/contracts/admin/admin.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { SecondFactorGate } from '#features/account/second-factor-gate.tsx';
import { useGetMeQuery } from '#lib/me.api.ts';
import { storedAdmin, storedToken } from '#lib/session.ts';
import { verdictOf } from './access.ts';
import { AdminLayout } from './admin-layout.tsx';
import { Arriving } from './arriving.tsx';
import { RefusedScreen } from './refused-screen.tsx';
import type { AdminRoute } from './routes.tsx';
import type { Who } from './top-bar.tsx';
import { useGate } from './use-gate.ts';
import { useLive } from './use-live.ts';

/** How often it is asked whether one is still who one was, should the socket not tell, in ms. */
const askAgainMs = 30_000;

type SignedInProps = Readonly<{ route: AdminRoute; path: string; children: ReactNode }>;

const whoIs = ({ role, fullname, picture, notifications }: AdminProfile): Who => ({
  role,
  name: fullname ?? '',
  picture,
  unread: notifications,
});
const remembered = (): Who | null => {
  const known = storedAdmin();
  return known && { role: known.role, name: known.fullname, picture: null, unread: 0 };
};

/** As the server says who is signed in; until it does, as this browser remembers; null when nobody knows. The count of the bell is asked for on every route change. */
const useWho = (path: string) => {
  const {
    data: me,
    isError,
    refetch,
  } = useGetMeQuery(undefined, { pollingInterval: askAgainMs, skipPollingIfUnfocused: true, refetchOnFocus: true });
  const asked = useRef(path);
  useEffect(() => {
    if (asked.current !== path) void refetch();
    asked.current = path;
  }, [path, refetch]);
  return { who: me ? whoIs(me) : remembered(), isError, refetch, secondFactorMissing: me?.secondFactor === 'missing' };
};

/** Whoever holds a token. */
export const SignedIn = ({ route, path, children }: SignedInProps) => {
  const { who, isError, refetch, secondFactorMissing } = useWho(path);
  const [gateOpen, closeGate] = useGate(secondFactorMissing, refetch);
  useLive(refetch);
  if (gateOpen) return <SecondFactorGate onDone={closeGate} />;
  if (!who) return <Arriving failed={isError} onRetry={() => void refetch()} />;
  if (route.title === null) return children;
  const refused = verdictOf(route.access, { token: storedToken(), role: who.role }) === 'refused';
  return (
    <AdminLayout who={who} title={route.title} ownHeading={refused || route.ownHeading === true}>
      {refused ? <RefusedScreen /> : children}
    </AdminLayout>
  );
};

import { useAccountLanguage } from '@ecrin/browser/language/account-language.ts';
import { lazyScreen } from '@ecrin/browser/navigation/lazy-screen.ts';
import type { AdminProfile } from '@ecrin/contracts/admin/admin.ts';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { withMessages } from '#lib/i18n/intl.ts';
import { useGetMeQuery } from '#lib/session/me.api.ts';
import { storedAdmin, storedToken } from '#lib/session/session.ts';
import { AdminLayout } from '../layout/admin-layout.tsx';
import type { SignedInAdmin } from '../layout/top-bar.tsx';
import { ForbiddenScreen } from '../routing/forbidden-screen.tsx';
import { guardVerdict } from '../routing/route-guard.ts';
import type { AdminRoute } from '../routing/routes.tsx';
import { SessionLoading } from './session-loading.tsx';
import { useLiveConnection } from './use-live-connection.ts';
import { useSecondFactorGate } from './use-second-factor-gate.ts';

/** How often the session is checked in case the socket does not report its end, in ms. */
const profilePollingMs = 30_000;

/** Met by an administrator who is new, and seldom again: not on a first screen. */
const passwordGate = lazyScreen<Readonly<{ email: string; onDone: () => void }>>(
  withMessages('further', async () => (await import('#features/account/password/password-gate.tsx')).PasswordGate),
);
const secondFactorGate = lazyScreen<Readonly<{ onDone: () => void }>>(
  withMessages(
    'further',
    async () => (await import('#features/account/second-factor/second-factor-gate.tsx')).SecondFactorGate,
  ),
);

type SignedInProps = Readonly<{ route: AdminRoute; path: string; children: ReactNode }>;

const signedInAdminOf = ({ role, fullname, picture, notifications }: AdminProfile): SignedInAdmin => ({
  role,
  name: fullname ?? '',
  picture,
  unread: notifications,
});
const storedSignedInAdmin = (): SignedInAdmin | null => {
  const known = storedAdmin();
  return known && { role: known.role, name: known.fullname, picture: null, unread: 0 };
};

/** The signed-in administrator from the server; until then, as stored in this browser; null when unknown. The unread count is requested on every route change. */
const useSignedInAdmin = (path: string) => {
  const {
    data: me,
    isError,
    refetch,
  } = useGetMeQuery(undefined, {
    pollingInterval: profilePollingMs,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  useAccountLanguage(me?.language);
  const asked = useRef(path);
  useEffect(() => {
    if (asked.current !== path) void refetch();
    asked.current = path;
  }, [path, refetch]);
  return {
    who: me ? signedInAdminOf(me) : storedSignedInAdmin(),
    isError,
    refetch,
    givenPasswordOf: me?.passwordGiven ? (me.email ?? '') : null,
    secondFactorMissing: me?.secondFactor === 'missing' && !me.passwordGiven,
  };
};

/** For visitors with a token. */
export const SignedIn = ({ route, path, children }: SignedInProps) => {
  const { who, isError, refetch, givenPasswordOf, secondFactorMissing } = useSignedInAdmin(path);
  const [gateOpen, closeGate] = useSecondFactorGate(secondFactorMissing, refetch);
  useLiveConnection(refetch);
  const loading = <SessionLoading failed={isError} onRetry={() => void refetch()} />;
  if (givenPasswordOf !== null || gateOpen)
    return (
      <Suspense fallback={loading}>
        {givenPasswordOf === null ? (
          <secondFactorGate.Screen onDone={closeGate} />
        ) : (
          <passwordGate.Screen email={givenPasswordOf} onDone={() => void refetch()} />
        )}
      </Suspense>
    );
  if (!who) return loading;
  if (route.title === null) return children;
  const refused = guardVerdict(route.access, { token: storedToken(), role: who.role }) === 'refused';
  return (
    <AdminLayout who={who} title={route.title} ownHeading={refused || route.ownHeading === true}>
      {refused ? <ForbiddenScreen /> : children}
    </AdminLayout>
  );
};

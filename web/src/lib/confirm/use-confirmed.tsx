import { isApiProblem } from '@ecrin/browser/api/problem.ts';
import { lazyScreen } from '@ecrin/browser/navigation/lazy-screen.ts';
import { ErrorBoundary } from '@ecrin/browser/page/error-boundary.tsx';
import { Suspense, useState } from 'react';

const { Screen: ConfirmIdentity } = lazyScreen(async () => (await import('./confirm-identity.tsx')).ConfirmIdentity);

type Result = Readonly<{ error?: unknown }>;

const isStale = ({ error }: Result): boolean => isApiProblem(error) && error.code === 'client.sign-in-again';

/** `run`: a call that is grave; where the session is too old for it, the person is asked who they are, and it runs again. `question` has to be rendered. */
export const useConfirmed = () => {
  const [answer, setAnswer] = useState<((confirmed: boolean) => void) | null>(null);
  const run = async <Given extends Result>(call: () => PromiseLike<Given>): Promise<Given> => {
    const first = await call();
    if (!isStale(first)) return first;
    const confirmed = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
    setAnswer(null);
    return confirmed ? call() : first;
  };
  const question = answer && (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <ConfirmIdentity onConfirmed={() => answer(true)} onCancel={() => answer(false)} />
      </Suspense>
    </ErrorBoundary>
  );
  return { run, question };
};

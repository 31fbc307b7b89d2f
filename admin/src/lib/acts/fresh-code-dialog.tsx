import { lazyScreen } from '@ecrin/browser/navigation/lazy-screen.ts';
import { ErrorBoundary } from '@ecrin/browser/page/error-boundary.tsx';
import { Dialog } from '@ecrin/ui/dialog/dialog.tsx';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { CodeForm } from '../form/code-form.tsx';
import { withMessages } from '../i18n/intl.ts';
import { libMessages as messages } from '../lib.messages.ts';
import type { ProveByPasskeyProps } from '../passkey/prove-by-passkey.tsx';
import { useProveSecondFactorMutation } from './fresh-code.api.ts';
import { useFreshCode } from './fresh-code.ts';

const passkey = lazyScreen<ProveByPasskeyProps>(
  withMessages('further', async () => (await import('../passkey/prove-by-passkey.tsx')).ProveByPasskey),
);

const FreshCodeForm = ({ settle }: Readonly<{ settle: (proved: boolean) => void }>) => {
  const { formatMessage } = useIntl();
  const [prove, { isLoading, error }] = useProveSecondFactorMutation();
  const send = async (code: string) => {
    const { error: refused } = await prove({ code });
    if (!refused) settle(true);
    return refused;
  };
  return (
    <CodeForm
      label={formatMessage(messages.freshCode)}
      send={formatMessage(messages.freshCodeSend)}
      busy={isLoading}
      problem={error}
      onCode={send}
      onCancel={() => settle(false)}
    >
      <p className="sm dim">{formatMessage(messages.freshCodeText)}</p>
    </CodeForm>
  );
};

/** Before what is grave: a code once more, or a passkey. The request that was refused without it is then sent again. */
export const FreshCodeDialog = () => {
  const { formatMessage } = useIntl();
  const waiting = useFreshCode();
  return waiting ? (
    <Dialog title={formatMessage(messages.freshCodeTitle)} onClose={() => waiting.settle(false)}>
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={null}>
          <passkey.Screen onProved={() => waiting.settle(true)} />
        </Suspense>
      </ErrorBoundary>
      <FreshCodeForm settle={waiting.settle} />
    </Dialog>
  ) : null;
};

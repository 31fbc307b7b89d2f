import { Dialog } from '@ecrin/ui/dialog/dialog.tsx';
import { useIntl } from 'react-intl';
import { CodeForm } from '../form/code-form.tsx';
import { libMessages as messages } from '../lib.messages.ts';
import { useProveSecondFactorMutation } from './fresh-code.api.ts';
import { useFreshCode } from './fresh-code.ts';

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

/** Before what is grave: a code once more. The request that was refused without it is then sent again. */
export const FreshCodeDialog = () => {
  const { formatMessage } = useIntl();
  const waiting = useFreshCode();
  return waiting ? (
    <Dialog title={formatMessage(messages.freshCodeTitle)} onClose={() => waiting.settle(false)}>
      <FreshCodeForm settle={waiting.settle} />
    </Dialog>
  ) : null;
};

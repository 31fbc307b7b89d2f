import { askPasskey, hasPasskeys } from '@ecrin/browser/passkey/passkey-device.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { useIntl } from 'react-intl';
import { useFormatProblem } from '../api/problem-feedback.ts';
import { useGetMeQuery } from '../session/me.api.ts';
import { passkeyMessages as messages } from './passkey.messages.ts';
import { useBeginPasskeyProofMutation, useProveByPasskeyMutation } from './passkeys.api.ts';

export type ProveByPasskeyProps = Readonly<{ onProved: () => void }>;

/** Instead of a code, where the account has a passkey. Nothing is said of a person who changed their mind. */
export const ProveByPasskey = ({ onProved }: ProveByPasskeyProps) => {
  const { formatMessage } = useIntl();
  const { data: admin } = useGetMeQuery();
  const [begin, beginning] = useBeginPasskeyProofMutation();
  const [prove, proving] = useProveByPasskeyMutation();
  const sentence = useFormatProblem()(beginning.error ?? proving.error);
  if (!hasPasskeys() || !admin?.passkeys.length) return null;
  const press = async () => {
    const { data: options } = await begin();
    const outcome = options && (await askPasskey(options));
    if (outcome && 'answer' in outcome && !(await prove(outcome.answer)).error) onProved();
  };
  return (
    <>
      {sentence && <Banner tone="bad">{sentence}</Banner>}
      <Button block busy={beginning.isLoading || proving.isLoading} onClick={() => void press()}>
        {formatMessage(messages.prove)}
      </Button>
    </>
  );
};

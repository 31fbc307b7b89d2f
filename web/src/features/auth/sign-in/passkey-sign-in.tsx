import { askPasskey, hasPasskeys } from '@ecrin/browser/passkey/passkey-device.ts';
import { usePasskeyOffer } from '@ecrin/browser/passkey/use-passkey-offer.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { useIntl } from 'react-intl';
import { useProblemSentence } from '#lib/api/problem-feedback.ts';
import { useBeginPasskeySignInMutation, useSignInByPasskeyMutation } from '#lib/session/passkeys.api.ts';
import { startSession } from '#lib/session/session.ts';
import { authMessages as messages } from '../auth.messages.ts';

/** Asks the device, then the server. Nothing is said of a person who changed their mind. */
const usePasskeySignIn = () => {
  const [begin, beginning] = useBeginPasskeySignInMutation();
  const [finish, finishing] = useSignInByPasskeyMutation();
  const signIn = async (inField: boolean): Promise<void> => {
    const { data: options } = await begin();
    const outcome = options && (await askPasskey(options, { inField }));
    if (!outcome || !('answer' in outcome)) return;
    const { data } = await finish(outcome.answer);
    if (data) startSession(data);
  };
  return { signIn, busy: beginning.isLoading || finishing.isLoading, problem: finishing.error };
};

/** In the field of the address where the browser offers it, and by a button everywhere. */
export const PasskeySignIn = () => {
  const { formatMessage } = useIntl();
  const { signIn, busy, problem } = usePasskeySignIn();
  const { asked, press } = usePasskeyOffer(signIn);
  const sentence = useProblemSentence(problem);
  if (!hasPasskeys()) return null;
  return (
    <>
      {sentence && <Banner tone="bad">{sentence}</Banner>}
      <Button size="lg" block busy={busy && asked} onClick={() => void press()}>
        {formatMessage(messages.byPasskey)}
      </Button>
    </>
  );
};

import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { useIntl } from 'react-intl';
import { usePageTitle } from '../../lib/page-title.ts';
import { useProblemSentence } from '../../lib/problem-sentence.ts';
import { useProveEmailByLinkMutation } from './account.api.ts';
import { authMessages as messages } from './account.messages.ts';
import { AuthFrame } from './sign-in-frame.tsx';
import { ContinueLink } from './way-on.tsx';

/** From any device, signed in or not. A press is asked for: programs that open every link of a mail shall prove nothing. */
export const ProveEmailByLink = ({ token }: { token: string }) => {
  const { formatMessage } = useIntl();
  const [prove, { isLoading, isSuccess, error }] = useProveEmailByLinkMutation();
  const sentence = useProblemSentence(error);
  const title = formatMessage(isSuccess ? messages.provedTitle : messages.verifyTitle);
  usePageTitle(title);
  return (
    <AuthFrame title={title}>
      <output className="dim">{formatMessage(isSuccess ? messages.provedText : messages.proveText)}</output>
      {sentence && <Banner tone="bad">{sentence}</Banner>}
      {isSuccess ? (
        <ContinueLink />
      ) : (
        <Button look="primary" size="lg" block busy={isLoading} onClick={() => void prove({ token })}>
          {formatMessage(messages.prove)}
        </Button>
      )}
      {error !== undefined && <ContinueLink look="quiet" />}
    </AuthFrame>
  );
};

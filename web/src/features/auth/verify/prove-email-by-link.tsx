import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { useIntl } from 'react-intl';
import { useProblemSentence } from '#lib/api/problem-sentence.ts';
import { usePageTitle } from '#lib/page/page-title.ts';
import { useProveEmailByLinkMutation } from '../auth.api.ts';
import { authMessages as messages } from '../auth.messages.ts';
import { AuthFrame } from '../form/auth-frame.tsx';
import { ContinueLink } from '../form/continue-link.tsx';

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

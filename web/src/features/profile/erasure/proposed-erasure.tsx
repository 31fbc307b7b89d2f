import { nearDate } from '@ecrin/browser/time/short-date.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { useIntl } from 'react-intl';
import { useGetErasureOutlookQuery } from './erasure.api.ts';
import { erasureMessages as messages } from './erasure.messages.ts';
import { useKeepAccount } from './use-keep-account.ts';

/** That an administrator proposes to erase the account, and how to say no; nothing where none does. */
export const ProposedErasure = () => {
  const { formatMessage } = useIntl();
  const { data } = useGetErasureOutlookQuery(undefined, { refetchOnMountOrArgChange: true });
  const keep = useKeepAccount();
  const proposed = data?.proposed;
  if (!proposed) return null;
  return (
    <Banner
      tone="warn"
      action={<Button onClick={() => void keep(proposed.proposalId)}>{formatMessage(messages.keep)}</Button>}
    >
      {formatMessage(messages.proposed, { date: nearDate(proposed.expiresAt) })}
    </Banner>
  );
};

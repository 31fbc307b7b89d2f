import { shortDate } from '@ecrin/browser/time/short-date.ts';
import { useIntl } from 'react-intl';
import { useListErasuresQuery } from '#lib/erasure/part-erasure.api.ts';
import { drawerMessages as messages } from './drawers.messages.ts';
import type { Fact } from './facts.ts';

/** The last erasure of less than the account; until there is one, what erasing the account leaves time for. */
export const ErasureFact: Fact = () => {
  const { formatMessage } = useIntl();
  const { data } = useListErasuresQuery(undefined, { refetchOnMountOrArgChange: true });
  const [last] = data?.items ?? [];
  if (!last) return formatMessage(messages.erasure);
  const { thoughts, sounds, askedAt } = last;
  return formatMessage(messages.erased, { thoughts, sounds, date: shortDate(askedAt) });
};

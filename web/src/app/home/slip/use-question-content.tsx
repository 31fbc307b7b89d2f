import { downloadIcon, lockIcon, mailIcon } from '@ecrin/ui/icon/icons.ts';
import { SlipIcon } from '@ecrin/ui/slip/slip.tsx';
import { useIntl } from 'react-intl';
import { promptInstall } from '#lib/page/app-install.ts';
import { changeEmailHref } from '#lib/session/unproved-email.ts';
import type { OfKind, SlipContent } from './slip-content.ts';
import { slipMessages as messages } from './slip.messages.ts';

/** What is asked about the account, or proposed. */
export const useQuestions = () => {
  const { formatMessage } = useIntl();
  const consents = ({ host }: OfKind<'consents'>): SlipContent => ({
    figure: <SlipIcon of={lockIcon} />,
    title: formatMessage(messages.consents, { host }),
    line: formatMessage(messages.consentsLine),
    href: '/app/profile/consents',
  });
  const address = ({ taken }: OfKind<'address'>): SlipContent => ({
    figure: <SlipIcon of={mailIcon} />,
    title: formatMessage(messages.address, { taken: String(taken) }),
    line: formatMessage(messages.addressLine, { taken: String(taken) }),
    href: taken ? changeEmailHref : '/verify',
  });
  const install = ({ way }: OfKind<'install'>): SlipContent => ({
    figure: <SlipIcon of={downloadIcon} />,
    title: formatMessage(messages.install),
    line: formatMessage(messages.installLine, { way: way === 'prompt' ? 'prompt' : 'menu' }),
    ...(way === 'prompt' && { act: () => void promptInstall() }),
  });
  const journal = (): SlipContent => ({
    figure: <SlipIcon of={downloadIcon} />,
    title: formatMessage(messages.journal),
    line: formatMessage(messages.journalLine),
    href: '/app/profile/import',
  });
  return { consents, address, install, journal };
};

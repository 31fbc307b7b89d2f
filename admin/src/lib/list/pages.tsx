import { Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { chevronLeftIcon, chevronRightIcon } from '@ecrin/ui/icon/icons.ts';
import { useIntl } from 'react-intl';
import { listMessages as messages } from './list.messages.ts';
import type { Pages } from './use-pages.ts';
import styles from './list.module.css';

/** Under a list that has more than one page. */
export const PageLinks = ({ pages, nextCursor }: { pages: Pages; nextCursor: string | null }) => {
  const { formatMessage } = useIntl();
  if (pages.page === 0 && nextCursor === null) return null;
  return (
    <div className={styles['pages']}>
      <Button disabled={pages.page === 0} onClick={pages.back}>
        <Icon of={chevronLeftIcon} size="sm" />
        {formatMessage(messages.previous)}
      </Button>
      <Button disabled={nextCursor === null} onClick={() => nextCursor !== null && pages.forth(nextCursor)}>
        {formatMessage(messages.next)}
        <Icon of={chevronRightIcon} size="sm" />
      </Button>
    </div>
  );
};

type Found = Readonly<{ items: readonly unknown[]; total: number; isWhole?: boolean }>;

/** Which are shown of how many that were found, « 1 à 25 sur 32 »; `counted`: how many there are, where all are shown. */
export const useShownCount = (counted: (count: number) => string) => {
  const { formatMessage } = useIntl();
  return ({ passed }: Pages, found: Found | undefined): string => {
    if (!found || found.items.length === 0) return '';
    const { total, isWhole = true } = found;
    const shown = { from: passed + 1, to: passed + found.items.length };
    return isWhole && passed === 0 && shown.to === total
      ? counted(total)
      : formatMessage(messages.range, { ...shown, total, whole: String(isWhole) });
  };
};

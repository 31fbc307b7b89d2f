import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { FavoriteCard, FavoriteList } from '@ecrin/contracts/favorite/favorite.ts';
import { favoriteKinds, type FavoriteKind } from '@ecrin/domain/favorite/favorite.vocabulary.ts';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { Chip, Chips } from '@ecrin/ui/chip/chip.tsx';
import { Page, PageHead } from '@ecrin/ui/page/page.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { WhyEmpty, WhyEmptyLine } from '#lib/empty/why-empty.tsx';
import { useListFavoritesQuery } from '#lib/favorites/favorites.api.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { BackLink } from '#lib/navigation/back-link.tsx';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { useFocusFallback } from '#lib/page/use-focus-fallback.ts';
import { FavoriteRow } from './favorite-row.tsx';
import { favoritesMessages as messages } from './favorites.messages.ts';
import { useFavoriteOrder } from './use-favorite-order.ts';
import styles from './favorites.module.css';

type FilterProps = Readonly<{
  counts: FavoriteList['counts'];
  chosen: FavoriteKind | null;
  onChoose: (kind: FavoriteKind | null) => void;
}>;

const KindFilter = ({ counts, chosen, onChoose }: FilterProps) => {
  const { formatMessage } = useIntl();
  const total = favoriteKinds.reduce((sum, kind) => sum + counts[kind], 0);
  return (
    <Chips name={formatMessage(messages.kindFilter)}>
      <Chip aria-pressed={chosen === null} onClick={() => onChoose(null)}>
        <FormattedMessage {...messages.all} values={{ count: total }} />
      </Chip>
      {favoriteKinds.map((kind) => (
        <Chip key={kind} aria-pressed={chosen === kind} onClick={() => onChoose(kind)}>
          <FormattedMessage {...messages.ofKind} values={{ kind, count: counts[kind] }} />
        </Chip>
      ))}
    </Chips>
  );
};

const Empty = () => (
  <WhyEmpty
    setting
    title={<FormattedMessage {...messages.empty} />}
    step={
      <Link href="/app/thoughts" {...buttonLook({ look: 'primary' })}>
        <FormattedMessage {...messages.toThoughts} />
      </Link>
    }
  >
    <FormattedMessage {...messages.emptyText} />
  </WhyEmpty>
);

const Failed = ({ onRetry }: { onRetry: () => void }) => <LoadFailed title={messages.notLoaded} onRetry={onRetry} />;

const Rows = ({ items }: { items: readonly FavoriteCard[] }) => {
  const order = useFavoriteOrder(items);
  return (
    <ul className={styles['list']}>
      {items.map((item, place) => (
        <FavoriteRow key={item.itemId} item={item} next={items[place + 1]?.itemId ?? null} order={order} />
      ))}
    </ul>
  );
};

const Favorites = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const [kind, choose] = useState<FavoriteKind | null>(null);
  const { data, isError, refetch } = useListFavoritesQuery(language);
  useFocusFallback(data ? data.items.length : null);
  if (!data)
    return isError ? (
      <Failed onRetry={() => void refetch()} />
    ) : (
      <Skeleton label={formatMessage(messages.loading)} lines={[50, 80, 60, 70]} />
    );
  if (data.items.length === 0) return <Empty />;
  const shown = data.items.filter((item) => kind === null || item.kind === kind);
  return (
    <>
      <KindFilter counts={data.counts} chosen={kind} onChoose={choose} />
      {shown.length > 0 && <Rows items={shown} />}
      {shown.length === 0 && (
        <WhyEmptyLine
          step={
            <button type="button" className="link" onClick={() => choose(null)}>
              <FormattedMessage {...messages.showAll} values={{ count: data.items.length }} />
            </button>
          }
        >
          <FormattedMessage {...messages.noneOfKind} />
        </WhyEmptyLine>
      )}
    </>
  );
};

/** What the client wants at hand, in their own order. */
export const FavoritesScreen = () => {
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage(messages.title));
  return (
    <Page kind="plain">
      <PageHead back={<BackLink />} title={formatMessage(messages.title)} />
      <p className="dim">
        <FormattedMessage {...messages.lead} />
      </p>
      <Favorites />
    </Page>
  );
};

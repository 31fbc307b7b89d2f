import { showToast } from '@ecrin/browser/page/toasts.ts';
import { shortDate } from '@ecrin/browser/time/short-date.ts';
import type { FavoriteCard } from '@ecrin/contracts/favorite/favorite.ts';
import type { FavoriteKind } from '@ecrin/domain/favorite/favorite.vocabulary.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import {
  arrowDownIcon,
  arrowUpIcon,
  facetIcon,
  fileTextIcon,
  starFilledIcon,
  starIcon,
  usersIcon,
} from '@ecrin/ui/icon/icons.ts';
import { Menu, type MenuAction } from '@ecrin/ui/menu/menu.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { favoriteMessages } from '#lib/favorites/favorite.messages.ts';
import {
  useAddFavoriteMutation,
  useMoveFavoriteMutation,
  useRemoveFavoriteMutation,
} from '#lib/favorites/favorites.api.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { OrbFace } from '#lib/orbs/orb-face.tsx';
import { useLinkDrop } from '#lib/page/use-link-drop.ts';
import { favoritesMessages as messages } from './favorites.messages.ts';
import type { useFavoriteOrder } from './use-favorite-order.ts';
import styles from './favorites.module.css';

const folders: Readonly<Record<FavoriteKind, string>> = {
  thought: 'thoughts',
  story: 'stories',
  orb: 'orbs',
  community: 'communities',
};
const signs = { thought: facetIcon, story: fileTextIcon, orb: facetIcon, community: usersIcon } as const;
const favoritePath = /^\/app\/(?:thoughts|stories|orbs|communities)\/([0-9a-f-]{36})$/u;
const itemOf = (path: string): string | null => favoritePath.exec(path)?.[1] ?? null;

/** Removes a favourite; undoing puts it back in its place. `next`: the favourite after it. */
const useRemove = ({ kind, itemId }: FavoriteCard, next: string | null) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const [[remove], [add], [move]] = [useRemoveFavoriteMutation(), useAddFavoriteMutation(), useMoveFavoriteMutation()];
  const withFeedback = useCommandFeedback();
  const putBack = async () => {
    await add({ kind, itemId }).unwrap();
    await move({ itemId, before: next, language }).unwrap();
  };
  return async () => {
    if (!(await withFeedback(remove(itemId).unwrap()))) return;
    showToast({
      tone: 'done',
      message: formatMessage(messages.removed),
      action: { label: formatMessage(messages.undo), run: () => void withFeedback(putBack()) },
    });
  };
};

type RowProps = Readonly<{ item: FavoriteCard; next: string | null; order: ReturnType<typeof useFavoriteOrder> }>;

const RowMenu = ({ item, next, order, title }: RowProps & Readonly<{ title: string }>) => {
  const { formatMessage } = useIntl();
  const remove = useRemove(item, next);
  const moves = order.movesOf(item.itemId);
  const steps = [
    { key: 'first', icon: starIcon, label: formatMessage(messages.first), run: moves.first },
    { key: 'up', icon: arrowUpIcon, label: formatMessage(messages.up), run: moves.up },
    { key: 'down', icon: arrowDownIcon, label: formatMessage(messages.down), run: moves.down },
  ].flatMap(({ run, ...step }): MenuAction[] => (run ? [{ ...step, run }] : []));
  const leave: MenuAction = {
    key: 'remove',
    icon: starFilledIcon,
    label: formatMessage(favoriteMessages.remove),
    run: () => void remove(),
  };
  return (
    <Menu label={formatMessage(messages.menu, { title })} groups={steps.length > 0 ? [steps, [leave]] : [[leave]]} />
  );
};

/** One favourite: what it is, the way to it, and its menu. Another one dropped on it takes its place. */
export const FavoriteRow = (props: RowProps) => {
  const { item, order } = props;
  const { kind, itemId, orb, since } = item;
  const { formatMessage } = useIntl();
  const title = item.title === null ? formatMessage(messages.untitled) : withFrenchTypography(item.title);
  const drop = useLinkDrop(itemOf, (dropped) => order.drop(dropped, itemId));
  return (
    <li className={styles['row']} {...drop}>
      <span className={styles['sign']}>
        {orb ? <OrbFace orb={{ orbId: itemId, ...orb }} size="sm" /> : <Icon of={signs[kind]} />}
      </span>
      <div className={styles['about']}>
        <Link href={`/app/${folders[kind]}/${itemId}`} data-row>
          {title}
        </Link>
        <span className="xs dim">
          <FormattedMessage {...messages.about} values={{ kind, date: shortDate(since) }} />
        </span>
      </div>
      <RowMenu {...props} title={title} />
    </li>
  );
};

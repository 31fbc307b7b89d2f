import type { FavoriteKind } from '@ecrin/domain/favorite/favorite.vocabulary.ts';
import { IconButton } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { starFilledIcon, starIcon } from '@ecrin/ui/icon/icons.ts';
import { useIntl } from 'react-intl';
import { useCommandFeedback } from '../api/problem-feedback.ts';
import { useGetMeQuery } from '../session/client.api.ts';
import { favoriteMessages as messages } from './favorite.messages.ts';
import { useAddFavoriteMutation, useRemoveFavoriteMutation } from './favorites.api.ts';

type FavoriteButtonProps = Readonly<{
  kind: FavoriteKind;
  itemId: string;
  /** Among others, so that each star says what it is of. */
  name?: string;
}>;

const useLabel = (isFavorite: boolean, name: string | undefined): string => {
  const { formatMessage } = useIntl();
  if (name === undefined) return formatMessage(isFavorite ? messages.remove : messages.add);
  return formatMessage(isFavorite ? messages.removeNamed : messages.addNamed, { name });
};

/** A star: adds the item to the client's favourites, or removes it. */
export const FavoriteButton = ({ kind, itemId, name }: FavoriteButtonProps) => {
  const { isFavorite } = useGetMeQuery(undefined, {
    selectFromResult: ({ data }) => ({ isFavorite: data?.favorites.includes(itemId) ?? false }),
  });
  const [add] = useAddFavoriteMutation();
  const [remove] = useRemoveFavoriteMutation();
  const withFeedback = useCommandFeedback();
  const send = () => (isFavorite ? remove(itemId) : add({ itemId, kind })).unwrap();
  return (
    <IconButton label={useLabel(isFavorite, name)} aria-pressed={isFavorite} onClick={() => void withFeedback(send())}>
      <Icon of={isFavorite ? starFilledIcon : starIcon} />
    </IconButton>
  );
};

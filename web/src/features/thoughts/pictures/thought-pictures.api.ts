import type { DescribePictureRequest, OrderPicturesRequest } from '@ecrin/contracts/thought/thought-pictures.ts';
import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import type { RunningCommand } from '#lib/api/optimistic-update.ts';
import { showOptimistically, thoughtApi, thoughtTags } from '../thought.api.ts';

type Card = ThoughtDetail['pictures'][number];
/** What is shown of one; the rest is known of those that have arrived. */
export type ThoughtPicture = Pick<Card, 'pictureId' | 'width' | 'height' | 'alt' | 'ready'> & Partial<Card>;
type Which = Readonly<{ thoughtId: string; pictureId: string }>;

export const pathOfPicture = ({ thoughtId, pictureId }: Which) => `/thoughts/${thoughtId}/pictures/${pictureId}`;

type Running = RunningCommand &
  Readonly<{ getState: () => Parameters<ReturnType<typeof thoughtApi.endpoints.findThought.select>>[0] }>;

/** On the page of the thought, before the server has answered. */
const showChange = (
  { thoughtId }: Pick<Which, 'thoughtId'>,
  change: (pictures: readonly Card[]) => Card[],
  running: Running,
): void => {
  const shown = thoughtApi.endpoints.findThought.select(thoughtId)(running.getState()).data;
  if (shown) showOptimistically(thoughtId, { pictures: change(shown.pictures) }, running);
};

const picturesApi = thoughtApi.injectEndpoints({
  endpoints: (build) => ({
    describePicture: build.mutation<unknown, Which & DescribePictureRequest>({
      query: ({ alt, ...which }) => ({ url: pathOfPicture(which), method: 'PUT', body: { alt } }),
      onQueryStarted: ({ alt, ...which }, running) =>
        showChange(
          which,
          (pictures) => pictures.map((one) => (one.pictureId === which.pictureId ? { ...one, alt } : one)),
          running,
        ),
      invalidatesTags: (_answer, _error, { thoughtId }) => thoughtTags(thoughtId),
    }),
    removePicture: build.mutation<unknown, Which>({
      query: (which) => ({ url: pathOfPicture(which), method: 'DELETE' }),
      onQueryStarted: (which, running) =>
        showChange(which, (pictures) => pictures.filter(({ pictureId }) => pictureId !== which.pictureId), running),
      invalidatesTags: (_answer, _error, { thoughtId }) => thoughtTags(thoughtId),
    }),
    orderPictures: build.mutation<unknown, Pick<Which, 'thoughtId'> & OrderPicturesRequest>({
      query: ({ thoughtId, order }) => ({ url: `/thoughts/${thoughtId}/pictures`, method: 'PUT', body: { order } }),
      onQueryStarted: ({ thoughtId, order }, running) =>
        showChange(
          { thoughtId },
          (pictures) => order.flatMap((id) => pictures.find(({ pictureId }) => pictureId === id) ?? []),
          running,
        ),
      invalidatesTags: (_answer, _error, { thoughtId }) => thoughtTags(thoughtId),
    }),
    restorePicture: build.mutation<unknown, Which>({
      query: (which) => ({ url: `${pathOfPicture(which)}/restore`, method: 'POST' }),
      invalidatesTags: (_answer, _error, { thoughtId }) => thoughtTags(thoughtId),
    }),
  }),
});

export const {
  useDescribePictureMutation,
  useOrderPicturesMutation,
  useRemovePictureMutation,
  useRestorePictureMutation,
} = picturesApi;

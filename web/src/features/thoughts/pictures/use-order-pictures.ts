import { dismissToast, showToast } from '@ecrin/browser/page/toasts.ts';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { pictureMessages as messages } from './pictures.messages.ts';
import { useOrderPicturesMutation, type ThoughtPicture } from './thought-pictures.api.ts';

type Order = readonly string[];
/** The undo that is on the screen, and the order it gives back. */
type Offered = Readonly<{ toast: number; before: Order }>;
type Wanted = Readonly<{ order: Order; moved: string }>;

const idsOf = (pictures: readonly ThoughtPicture[]): Order => pictures.map(({ pictureId }) => pictureId);
/** One that came in the meantime is last. */
const inOrder = (pictures: readonly ThoughtPicture[], order: Order): readonly ThoughtPicture[] => {
  const places = new Map(order.map((pictureId, place) => [pictureId, place]));
  const placeOf = ({ pictureId }: ThoughtPicture): number => places.get(pictureId) ?? order.length;
  return pictures.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** An undo for 8 s; while it is there, it takes further moves back as well. */
const useUndo = (put: (order: Order) => Promise<unknown>) => {
  const { formatMessage } = useIntl();
  const offered = useRef<Offered | null>(null);
  return ({ order, moved }: Wanted, from: Order) => {
    const older = offered.current;
    const before = older?.before ?? from;
    const toast = showToast({
      tone: 'done',
      message: formatMessage(messages.moved, { place: order.indexOf(moved) + 1, count: order.length }),
      action: { label: formatMessage(messages.moveBack), run: () => void put(before) },
      onGone: () => {
        if (offered.current?.toast === toast) offered.current = null;
      },
    });
    offered.current = { toast, before };
    if (older) dismissToast(older.toast);
  };
};

/** Puts the pictures of a thought in another order, shown at once. One request at a time: what is moved meanwhile goes with the next one. */
export const useOrderPictures = (thoughtId: string, pictures: readonly ThoughtPicture[]) => {
  const [send] = useOrderPicturesMutation();
  const withFeedback = useCommandFeedback();
  const put = (order: Order) => withFeedback(send({ thoughtId, order }).unwrap());
  const offerUndo = useUndo(put);
  const [shown, show] = useState<Order | null>(null);
  const wanted = useRef<Wanted | null>(null);
  const sending = useRef(false);
  const sendAll = async () => {
    const before = idsOf(pictures);
    for (let next = wanted.current; next; next = wanted.current) {
      wanted.current = null;
      if (!(await put(next.order))) wanted.current = null;
      else if (!wanted.current) offerUndo(next, before);
    }
    show(null);
  };
  return {
    pictures: shown ? inOrder(pictures, shown) : pictures,
    order: (order: Order, moved: string) => {
      wanted.current = { order, moved };
      show(order);
      if (sending.current) return;
      sending.current = true;
      void sendAll().finally(() => {
        sending.current = false;
      });
    },
  };
};

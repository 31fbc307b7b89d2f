import { Button } from '@ecrin/ui/button/button.tsx';
import { movedTo } from '@ecrin/ui/pictures/drag-order.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { useWideViewport } from '#lib/page/use-wide-viewport.ts';
import { pictureMessages as messages } from './pictures.messages.ts';

type MovesProps = Readonly<{
  pictureId: string;
  /** As they are shown. */ order: readonly string[];
  onOrder: (order: readonly string[], moved: string) => void;
}>;

const steps = [
  { by: -1, name: messages.earlier, word: messages.before },
  { by: 1, name: messages.later, word: messages.after },
];

/** One place earlier or later. At an end the button stays, and keeps the focus. */
export const PictureMoves = ({ pictureId, order, onOrder }: MovesProps) => {
  const { formatMessage } = useIntl();
  const wide = useWideViewport();
  return steps.map(({ by, name, word }) => {
    const to = order.indexOf(pictureId) + by;
    const possible = to >= 0 && to < order.length;
    return (
      <Button
        key={by}
        look="text"
        aria-label={formatMessage(name)}
        aria-disabled={!possible}
        title={formatMessage(name)}
        onClick={() => possible && onOrder(movedTo(order, pictureId, to), pictureId)}
      >
        <FormattedMessage {...(wide ? name : word)} />
      </Button>
    );
  });
};

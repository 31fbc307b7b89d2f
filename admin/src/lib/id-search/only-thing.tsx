import { Button } from '@ecrin/ui/button/button.tsx';
import { useIntl } from 'react-intl';
import { idSearchMessages as messages } from './id-search.messages.ts';

type OnlyThingProps = Readonly<{
  /** Of the thing; empty: the history is not narrowed to one. */
  stream: string;
  onWhole: () => void;
}>;

const thing = /^([a-z-]+?)-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/u;

/** What an address says, where that is the stream of a thing; else nothing. */
export const knownThing = (typed: string): string => (thing.test(typed) ? typed : '');

/** To which thing a history is narrowed, and the way back. */
export const OnlyThing = ({ stream, onWhole }: OnlyThingProps) => {
  const { formatMessage } = useIntl();
  const [, kind, id] = thing.exec(stream) ?? [];
  if (!kind || !id) return null;
  const shown = { kind: formatMessage(messages.kind, { kind: kind.replaceAll('-', '_') }), id };
  return (
    <p>
      <span className="sm">{formatMessage(messages.only, shown)}</span>{' '}
      <Button onClick={onWhole}>{formatMessage(messages.whole)}</Button>
    </p>
  );
};

import { Button } from '@ecrin/ui/button/button.tsx';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'wouter';
import type { ChosenThoughts } from '#lib/page/chosen-thoughts.ts';
import { choosingMessages as messages } from './choosing.messages.ts';
import styles from './choosing.module.css';

/** Each thought with its instant. */
export type Chosen = ReadonlyMap<string, string>;
type Props = Readonly<{ chosen: Chosen; onEnd: () => void }>;

/** What becomes of the chosen thoughts, in their order of time. */
export const ChooseBar = ({ chosen, onEnd }: Props) => {
  const [, navigate] = useLocation();
  const go = (path: string) => {
    const chosenThoughts = [...chosen].toSorted(([, one], [, other]) => one.localeCompare(other)).map(([id]) => id);
    navigate(path, { state: { chosenThoughts } satisfies ChosenThoughts });
  };
  const none = chosen.size === 0;
  return (
    <div className={styles['bar']}>
      <output>
        <FormattedMessage {...messages.chosen} values={{ count: chosen.size }} />
      </output>
      <div>
        <Button onClick={onEnd}>
          <FormattedMessage {...messages.cancel} />
        </Button>
        <Button disabled={none} onClick={() => go('/app/stories/add')}>
          <FormattedMessage {...messages.addToStory} />
        </Button>
        <Button look="primary" disabled={none} onClick={() => go('/app/stories/new')}>
          <FormattedMessage {...messages.newStory} />
        </Button>
      </div>
    </div>
  );
};

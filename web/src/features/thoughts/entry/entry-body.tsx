import type { FoundThought } from '@ecrin/contracts/thought/thought.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { FormattedMessage } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { useLongSince } from '#lib/time/clock.ts';
import { useRequestTranscriptionMutation } from '../thoughts.api.ts';
import { thoughtsMessages as messages } from '../thoughts.messages.ts';
import {
  entryState,
  type EntryState,
  type EntryStateSource,
  requestAgainAfterMs,
  transcribingSince,
} from './entry-state.ts';
import { FoundText } from './found-text.tsx';
import styles from './thought-entry.module.css';

const RequestTranscriptionButton = ({ thoughtId }: { thoughtId: string }) => {
  const [request, { isLoading }] = useRequestTranscriptionMutation();
  const withFeedback = useCommandFeedback();
  return (
    <Button look="text" busy={isLoading} onClick={() => void withFeedback(request(thoughtId).unwrap())}>
      <FormattedMessage {...messages.relaunch} />
    </Button>
  );
};

/** A reason as an ICU `select` key: without hyphens. */
const selectorOf = (reason: string) => reason.replaceAll('-', '_');

/** Why there is no transcript, and none is under way; null: there is one, or it is. */
const whyMissing = (state: EntryState) => {
  if (state.is === 'failed') return selectorOf(state.why ?? 'other');
  return state.is === 'untranscribed' ? 'not_asked' : null;
};

/** The state of a transcription without words, with an action where one is needed; nothing once it has words. */
export const TranscriptionState = ({ card }: { card: Pick<FoundThought, 'thoughtId'> & EntryStateSource }) => {
  const state = entryState(card);
  const slow = useLongSince(transcribingSince(card), requestAgainAfterMs);
  const again = <RequestTranscriptionButton thoughtId={card.thoughtId} />;
  const why = whyMissing(state);
  if (why)
    return (
      <Banner tone={state.is === 'failed' ? 'bad' : 'info'} action={again}>
        <FormattedMessage {...messages.failure} values={{ why }} />
      </Banner>
    );
  if (state.is === 'delayed')
    return (
      <Banner tone="info" action={slow && again}>
        <FormattedMessage {...messages.delay} values={{ why: selectorOf(state.why) }} />
      </Banner>
    );
  if (state.is === 'nothing-said')
    return (
      <p className="sm dim">
        <FormattedMessage {...messages.nothingSaidText} />
      </p>
    );
  if (state.is !== 'transcribing') return null;
  return slow ? (
    <Banner tone="warn" action={again}>
      <FormattedMessage {...messages.slow} />
    </Banner>
  ) : (
    <Skeleton lines={[94, 71]} />
  );
};

const Excerpt = ({ card: { hit, excerpt } }: { card: FoundThought }) => {
  if (!hit && excerpt === null) return null;
  return (
    <p className={`words ${styles['excerpt']}`} dir="auto" data-size="sm">
      {hit ? (
        <FoundText text={withFrenchTypography(hit.excerpt)} words={hit.words} />
      ) : (
        withFrenchTypography(excerpt ?? '')
      )}
    </p>
  );
};

/** Where the words themselves are the title, what they begin with is only said twice. */
const addsNothing = ({ hit, excerpt }: FoundThought) =>
  !hit || (excerpt ?? '').startsWith(hit.excerpt.replace(/…$/u, ''));

/** The beginning of the person's words, or the state of the transcription. */
export const EntryBody = ({ card, wordsInTitle }: { card: FoundThought; wordsInTitle: boolean }) => (
  <>
    {!(wordsInTitle && addsNothing(card)) && <Excerpt card={card} />}
    {/failed|delayed|untranscribed/u.test(entryState(card).is) ? (
      <div className={styles['state']}>
        <TranscriptionState card={card} />
      </div>
    ) : (
      <TranscriptionState card={card} />
    )}
  </>
);

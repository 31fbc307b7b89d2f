import type { FoundThought } from '@ecrin/contracts/thought/thought.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { ChoiceList, ChoiceRow } from '@ecrin/ui/choice-list/choice-list.tsx';
import { Stone } from '@ecrin/ui/stone/stone.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { WhyEmptyLine } from '#lib/empty/why-empty.tsx';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { useToday } from '#lib/time/clock.ts';
import { formatDateAndTime } from '#lib/time/date-format.ts';
import { useListChoosableInfiniteQuery } from './choosable.api.ts';
import { listQueryOf, type RunChoice } from './run-choice.ts';
import { sourceMessages as sources } from './source.messages.ts';

type PickerProps = Readonly<{ choice: RunChoice; onChange: (changed: Partial<RunChoice>) => void }>;

/** Why a thought is not read unless it is chosen; null: it is. */
const exclusionOf = ({ private: isPrivate, withoutAi, excerpt, wordless }: FoundThought) => {
  if (withoutAi) return sources.withoutAi;
  if (wordless) return sources.wordless;
  if (excerpt === null) return sources.notReadable;
  return isPrivate ? sources.privateThought : null;
};
const canBeRead = ({ withoutAi, excerpt, wordless }: FoundThought): boolean =>
  !withoutAi && excerpt !== null && !wordless;

const untitled = ({ wordless }: FoundThought) => (wordless ? sources.pictures : sources.notReadable);

type RowProps = Readonly<{ thought: FoundThought; checked: boolean; onToggle: () => void }>;

const Row = ({ thought, checked, onToggle }: RowProps) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const exclusion = exclusionOf(thought);
  const when = formatDateAndTime(language, thought);
  return (
    <ChoiceRow
      name={thought.title ?? (thought.excerpt || formatMessage(untitled(thought)))}
      lang={thought.language}
      mark={<Stone mood={thought.mood} size="sm" />}
      facts={
        <>
          {when}
          {thought.thread?.name && ' · '}
          {thought.thread?.name && <bdi>{withFrenchTypography(thought.thread.name)}</bdi>}
          {exclusion && ` · ${formatMessage(exclusion)}`}
        </>
      }
      checked={checked}
      disabled={!canBeRead(thought)}
      onChange={onToggle}
    />
  );
};

const AllRow = ({ choice: { chosen }, onChange }: PickerProps) => (
  <ChoiceRow
    name={
      chosen === null ? (
        <FormattedMessage {...sources.allOfThese} />
      ) : (
        <FormattedMessage {...sources.someOfThese} values={{ count: chosen.length }} />
      )
    }
    checked={chosen === null}
    onChange={() => onChange({ chosen: chosen === null ? [] : null })}
  />
);

/** The thoughts of the filter; ticking one of them makes it a choice one by one. */
export const ThoughtPicker = ({ choice, onChange }: PickerProps) => {
  const list = useListChoosableInfiniteQuery(listQueryOf(choice, useToday()));
  const thoughts = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const inFilter = thoughts.filter((thought) => exclusionOf(thought) === null).map(({ thoughtId }) => thoughtId);
  const chosen = choice.chosen ?? inFilter;
  const toggle = (thoughtId: string) =>
    onChange({
      chosen: chosen.includes(thoughtId) ? chosen.filter((one) => one !== thoughtId) : [...chosen, thoughtId],
    });
  if (list.data && thoughts.length === 0)
    return (
      <WhyEmptyLine ofThoughts>
        <FormattedMessage {...sources.noThoughts} />
      </WhyEmptyLine>
    );
  return (
    <>
      <ChoiceList>
        <AllRow choice={choice} onChange={onChange} />
        {thoughts.map((thought) => (
          <Row
            key={thought.thoughtId}
            thought={thought}
            checked={chosen.includes(thought.thoughtId)}
            onToggle={() => toggle(thought.thoughtId)}
          />
        ))}
      </ChoiceList>
      {list.hasNextPage && (
        <Button look="text" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          <FormattedMessage {...sources.more} />
        </Button>
      )}
    </>
  );
};

import type { ThoughtCounts } from '@ecrin/contracts/thought/thought-list.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { facetOffIcon, lockIcon, microphoneIcon, pinIcon } from '@ecrin/ui/icon/icons.ts';
import { FormattedMessage } from 'react-intl';
import { flagFilterMessages } from '../flags.messages.ts';
import { thoughtFlags } from '../flags.ts';
import { listMessages as messages } from '../list/list.messages.ts';
import { FilterList } from './filter-choice.tsx';
import type { ThoughtFilters } from './thought-filters.ts';
import type { SetFilters } from './use-filters.ts';

type FlagFiltersProps = Readonly<{ filters: ThoughtFilters; onChange: SetFilters; counts: ThoughtCounts | undefined }>;

const icons = { pinned: pinIcon, private: lockIcon, audio: microphoneIcon, withoutAi: facetOffIcon } as const;

export const FlagFilters = ({ filters, onChange, counts }: FlagFiltersProps) => {
  const choices = thoughtFlags.map((flag) => ({
    value: flag,
    label: (
      <>
        <Icon of={icons[flag]} size="sm" />
        <FormattedMessage {...flagFilterMessages[flag]} values={{ on: 'true' }} />
      </>
    ),
    chosen: filters[flag] === true,
    count: counts?.[flag],
    onToggle: () => onChange({ ...filters, [flag]: filters[flag] === true ? null : true }),
  }));
  return <FilterList title={messages.also} choices={choices} />;
};

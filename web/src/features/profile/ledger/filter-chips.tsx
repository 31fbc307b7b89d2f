import { sendingParts } from '@ecrin/contracts/sending/sending.ts';
import { ActiveChip, Chip, Chips } from '@ecrin/ui/chip/chip.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { calendarIcon } from '@ecrin/ui/icon/icons.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { consentMessages } from '#lib/consent/consent.messages.ts';
import type { useLedgerFilters } from './ledger-filters.ts';
import { ledgerMessages as messages, otherWayMessages } from './ledger.messages.ts';

type Filtering = Readonly<{ filtering: ReturnType<typeof useLedgerFilters> }>;

/** Of what kind, since when, for what and to whom: the last two are chosen where their counts are. */
export const FilterChips = ({ filtering: { filters, choose } }: Filtering) => {
  const { formatMessage } = useIntl();
  const { part, purpose, host, recent } = filters;
  // What needs no consent has a name of its own.
  const purposeName =
    purpose &&
    (formatMessage(consentMessages.purpose, { purpose }) || formatMessage(otherWayMessages.name, { purpose }));
  return (
    <Chips name={formatMessage(messages.filters)}>
      <Chip aria-pressed={part === undefined} onClick={() => choose({ part: undefined })}>
        <FormattedMessage {...messages.all} />
      </Chip>
      {sendingParts.map((one) => (
        <Chip key={one} dashed={part !== one} aria-pressed={part === one} onClick={() => choose({ part: one })}>
          <FormattedMessage {...messages.part} values={{ part: one }} />
        </Chip>
      ))}
      <Chip
        dashed={!recent}
        aria-pressed={recent === true}
        onClick={() => choose({ recent: recent ? undefined : true })}
      >
        <Icon of={calendarIcon} size="sm" />
        <FormattedMessage {...messages.recent} />
      </Chip>
      {purposeName && (
        <ActiveChip
          name={formatMessage(messages.remove, { name: purposeName })}
          onRemove={() => choose({ purpose: undefined })}
        >
          {purposeName}
        </ActiveChip>
      )}
      {host && (
        <ActiveChip name={formatMessage(messages.remove, { name: host })} onRemove={() => choose({ host: undefined })}>
          {host}
        </ActiveChip>
      )}
    </Chips>
  );
};

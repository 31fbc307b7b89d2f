import type { ReadyOrbRow } from '@ecrin/contracts/orb/ready-orb.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { DataTable, RowLink, type Column } from '#lib/list/data-table.tsx';
import { OrbFace } from '../orb-face.tsx';
import { contractKept, costOf } from '../orb-figures.ts';
import { useInLanguage } from '../orb-name.ts';
import { OrbStatus } from '../orb-status.tsx';
import { orbsMessages } from '../orbs.messages.ts';
import { listMessages as messages } from './list.messages.ts';
import styles from '../orbs.module.css';

const Face = (orb: ReadyOrbRow) => {
  const { orbId, names } = orb;
  const inLanguage = useInLanguage();
  return (
    <div className={styles['face']}>
      <OrbFace orb={orb} size="xs" />
      <RowLink href={`/admin/orbs/${orbId}`}>{inLanguage(names)}</RowLink>
    </div>
  );
};

const Kept = ({ usage }: Pick<ReadyOrbRow, 'usage'>) => {
  const { formatNumber } = useIntl();
  const kept = contractKept(usage);
  return kept === null ? (
    <span className="dim">
      <FormattedMessage {...messages.neverRun} />
    </span>
  ) : (
    <span className={styles['kept']}>
      <span className={styles['meter']} aria-hidden="true">
        <i style={{ width: `${kept * 100}%` }} />
      </span>
      {formatNumber(kept, { style: 'percent' })}
    </span>
  );
};

/** None where nothing is paid. */
const useCostColumns = (eurosPerMillionTokens: number | null): readonly Column<ReadyOrbRow>[] => {
  const { formatMessage, formatNumber } = useIntl();
  if (eurosPerMillionTokens === null) return [];
  const euros = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;
  return [
    {
      key: 'cost',
      title: formatMessage(messages.cost),
      place: 'wide',
      figures: true,
      cell: ({ usage }) => formatNumber(costOf(usage, eurosPerMillionTokens) ?? 0, euros),
    },
  ];
};

const useColumns = (eurosPerMillionTokens: number | null): readonly Column<ReadyOrbRow>[] => {
  const { formatMessage, formatNumber } = useIntl();
  const costs = useCostColumns(eurosPerMillionTokens);
  return [
    { key: 'name', title: formatMessage(messages.orb), place: 'title', cell: (row) => <Face {...row} /> },
    {
      key: 'category',
      title: formatMessage(orbsMessages.categoryField),
      place: 'wide',
      cell: ({ category }) => formatMessage(orbsMessages.category, { category }),
    },
    {
      key: 'version',
      title: formatMessage(messages.version),
      place: 'detail',
      cell: ({ version, languages }) =>
        formatMessage(messages.versionIn, { version, languages: languages.join(', ').toUpperCase() }),
    },
    {
      key: 'standing',
      title: formatMessage(messages.standing),
      place: 'standing',
      cell: (row) => <OrbStatus orb={row} />,
    },
    { key: 'kept', title: formatMessage(messages.kept), place: 'wide', cell: (row) => <Kept usage={row.usage} /> },
    ...costs,
    {
      key: 'runs',
      title: formatMessage(messages.runs),
      place: 'end',
      figures: true,
      named: formatMessage(messages.runsShort),
      cell: ({ usage }) => formatNumber(usage.completed),
    },
  ];
};

type OrbTableProps = Readonly<{ orbs: readonly ReadyOrbRow[]; eurosPerMillionTokens: number | null }>;

/** Orbs that are offered to every client, or were, or may be. */
export const OrbTable = ({ orbs, eurosPerMillionTokens }: OrbTableProps) => (
  <DataTable
    caption={useIntl().formatMessage(messages.caption)}
    columns={useColumns(eurosPerMillionTokens)}
    rows={orbs}
    keyOf={({ orbId }) => orbId}
  />
);

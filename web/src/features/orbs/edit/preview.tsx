import type { ShownResult } from '@ecrin/contracts/orb/orb-run.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { OrbSphere } from '@ecrin/ui/orb-sphere/orb-sphere.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { orbsMessages } from '../orbs.messages.ts';
import { ResultView } from '../result/result-view.tsx';
import { editMessages as messages } from './edit.messages.ts';
import { draftContract, type OrbDraft } from './orb-draft.ts';
import styles from './edit.module.css';

const shownItems = 3;

/** A result of that form, with a specimen for every line. */
const useSpecimen = (draft: OrbDraft): ShownResult => {
  const { formatMessage } = useIntl();
  const contract = draftContract(draft);
  const [line, short] = [formatMessage(messages.sample), formatMessage(messages.sampleShort)];
  const lines = (count: number) => Array.from({ length: count }, () => ({ text: line, citations: [] }));
  if (contract.kind === 'score') return { kind: 'score', scale: contract.scale, score: 6, items: lines(1) };
  if (contract.kind === 'label') return { kind: 'label', label: contract.labels[0] ?? '…', items: lines(1) };
  if (contract.kind === 'table') {
    const columns = [...contract.columns];
    return { kind: 'table', columns, items: [{ cells: columns.map(() => short), citations: [] }] };
  }
  const count = contract.kind === 'text' ? 1 : Math.min(shownItems, contract.maxItems);
  return { kind: contract.kind, items: lines(count) };
};

/** Beside the form: what it will return, as it is set. */
export const Preview = ({ draft, language }: Readonly<{ draft: OrbDraft; language: Language }>) => {
  const { formatMessage } = useIntl();
  const specimen = useSpecimen(draft);
  return (
    <aside className={styles['preview']} aria-label={formatMessage(messages.preview)}>
      <h2 className="label">
        <FormattedMessage {...messages.preview} />
      </h2>
      <div className={styles['specimen']}>
        <p className={styles['named']}>
          <OrbSphere {...draft.look} size="xs" />
          <b>{draft.names[language] || draft.names.fr || draft.names.en || formatMessage(orbsMessages.unnamed)}</b>
        </p>
        <ResultView runId="specimen" result={specimen} />
      </div>
    </aside>
  );
};

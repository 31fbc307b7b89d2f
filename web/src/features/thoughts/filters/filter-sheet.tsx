import { Button } from '@ecrin/ui/button/button.tsx';
import { useModal } from '@ecrin/ui/dialog/modal.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { listMessages as messages } from '../list/list.messages.ts';
import { FilterChoices } from './filter-choices.tsx';
import type { ThoughtFilters } from './thought-filters.ts';
import type { SetFilters } from './use-filters.ts';
import styles from '../list/thoughts-screen.module.css';

type SheetProps = { filters: ThoughtFilters; total: number; onChange: SetFilters; onClose: () => void };

/** The filters on a phone. The browser's own dialog: focus kept in and given back, Escape closes. */
export const FilterSheet = ({ filters, total, onChange, onClose }: SheetProps) => {
  const { formatMessage } = useIntl();
  const dialog = useModal();
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className={styles['sheet']} aria-label={formatMessage(messages.refine)} onClose={onClose}>
      <div className={styles['inside']}>
        <FilterChoices filters={filters} onChange={onChange} />
      </div>
      <div className={styles['close']}>
        <Button look="primary" block onClick={close}>
          <FormattedMessage {...messages.seeResults} values={{ count: total }} />
        </Button>
      </div>
    </dialog>
  );
};

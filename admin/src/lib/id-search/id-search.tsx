import { shortDate } from '@ecrin/browser/time/short-date.ts';
import type { FoundId, FoundIds as FoundIdList } from '@ecrin/contracts/activity/found-ids.ts';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { SearchField } from '../list/search-field.tsx';
import { useAddressState } from '../list/use-address-state.ts';
import { idBeginningOf } from './id-beginning.ts';
import { useFindIdsQuery } from './id-search.api.ts';
import { idSearchMessages as messages } from './id-search.messages.ts';
import { pathOfFound } from './path-of-found.ts';
import styles from './id-search.module.css';

/** What something is, and its id with the day it began. */
export const useFoundWords = () => {
  const { formatMessage } = useIntl();
  return ({ kind, id, beganAt }: FoundId) => ({
    label: formatMessage(messages.kind, { kind: kind.replaceAll('-', '_') }),
    detail: formatMessage(messages.began, { id, date: shortDate(beganAt) }),
  });
};

const Found = ({ items, isWhole }: FoundIdList) => {
  const { formatMessage } = useIntl();
  const wordsOf = useFoundWords();
  return (
    <section className={styles['found']} aria-label={formatMessage(messages.found)}>
      <ul>
        {items.map((found) => {
          const { label, detail } = wordsOf(found);
          return (
            <li key={pathOfFound(found)}>
              <Link href={pathOfFound(found)} className="link">
                {label}
              </Link>{' '}
              <span className="sm dim">{detail}</span>
            </li>
          );
        })}
      </ul>
      {!isWhole && <p className="sm dim">{formatMessage(messages.more)}</p>}
    </section>
  );
};

type FoundIdsProps = Readonly<{
  sought: string;
  /** Nothing is said where there is none, since something else may have been sought. */
  quiet?: boolean;
}>;

/** What was typed is no id, or nobody’s. */
const NoneFound = ({ isId }: Readonly<{ isId: boolean }>) => {
  const { formatMessage } = useIntl();
  return <output className="sm dim">{formatMessage(isId ? messages.unknown : messages.notOne)}</output>;
};

const FoundId = ({ id, quiet }: Readonly<{ id: string; quiet: boolean }>) => {
  const { currentData: found } = useFindIdsQuery(id);
  if (!found) return null;
  if (found.items.length > 0) return <Found {...found} />;
  return quiet ? null : <NoneFound isId />;
};

/** What has the id that was sought. */
export const FoundIds = ({ sought, quiet = false }: FoundIdsProps) => {
  const id = idBeginningOf(sought);
  if (id !== null) return <FoundId id={id} quiet={quiet} />;
  return quiet || sought.trim() === '' ? null : <NoneFound isId={false} />;
};

const parts = { id: 'text' } as const;

/** A field that finds whatever has an id; what is sought is in the address. */
export const IdSearch = () => {
  const { formatMessage } = useIntl();
  const { state, set } = useAddressState(parts);
  return (
    <div className={styles['search']}>
      <SearchField
        label={formatMessage(messages.label)}
        hint={formatMessage(messages.hint)}
        sought={state.id}
        onSeek={(id) => set({ id })}
      />
      <FoundIds sought={state.id} />
    </div>
  );
};

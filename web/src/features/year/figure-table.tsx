import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { chevronDownIcon } from '@ecrin/ui/icon/icons.ts';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { yearMessages as messages } from './year.messages.ts';
import styles from './year.module.css';

/** `href` null: there is nothing to lead to. */
type TableRow = Readonly<{ key: string; label: string; href: string | null; count: number }>;

/** What is drawn, in figures. */
export const FigureTable = ({ head, rows }: { head: string; rows: readonly TableRow[] }) => {
  const { formatMessage } = useIntl();
  return (
    <details className={styles['table']} data-full="true">
      <summary>
        {formatMessage(messages.table)}
        <Icon of={chevronDownIcon} size="sm" />
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">{formatMessage(messages.thoughtsColumn)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, href, count }) => (
            <tr key={key}>
              <td>{href === null ? label : <Link href={href}>{label}</Link>}</td>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};

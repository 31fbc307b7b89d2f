import { Fragment, useId, type ReactNode } from 'react';
import styles from './shortcut-list.module.css';

/** `keys`: as keyboards name them, pressed one after the other; `id`: of the shortcut. `off`: why it does nothing here. */
type ShortcutRow = Readonly<{ id: string; label: string; keys: readonly string[]; off?: string | undefined }>;
type ShortcutGroup = Readonly<{ title: string; rows: readonly ShortcutRow[] }>;
/** `between`: said between two keys. */
type ShortcutListProps = Readonly<{ groups: readonly ShortcutGroup[]; between: ReactNode }>;

const Keys = ({ keys, between }: Readonly<{ keys: readonly string[]; between: ReactNode }>) =>
  keys.map((key, place) => (
    <Fragment key={key}>
      {place > 0 && <> {between} </>}
      <kbd>{key}</kbd>
    </Fragment>
  ));

const Group = ({ title, rows, between }: ShortcutGroup & Pick<ShortcutListProps, 'between'>) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 className="label" id={id}>
        {title}
      </h3>
      <dl className={styles['shortcuts']}>
        {rows.map((row) => (
          <div key={row.label} data-off={row.off !== undefined || undefined} data-keys={row.id}>
            <dt>
              {row.label}
              {row.off !== undefined && <small>{row.off}</small>}
            </dt>
            <dd>
              <Keys keys={row.keys} between={between} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** Shortcuts in groups, those that act on the screen below told from the others. */
export const ShortcutList = ({ groups, between }: ShortcutListProps) => (
  <div className={styles['groups']}>
    {groups.map((group) => (
      <Group key={group.title} {...group} between={between} />
    ))}
  </div>
);

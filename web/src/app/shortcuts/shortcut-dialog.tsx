import { Button } from '@ecrin/ui/button/button.tsx';
import { Sheet, SheetBody, SheetFoot, takeFirstFocus } from '@ecrin/ui/sheet/sheet.tsx';
import { Fragment, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { shortcutsChoice } from '#lib/page/device-choice.ts';
import { closeShortcutHelp } from '#lib/page/shortcut-help.ts';
import { shortcutMessages as messages } from './shortcuts.messages.ts';
import { isActive, shortcutGroups, type Shortcut, type ShortcutGroup } from './shortcuts.ts';
import styles from './shortcuts.module.css';

const Keys = ({ keys }: Pick<Shortcut, 'keys'>) => (
  <>
    {keys.map((key, place) => (
      <Fragment key={key}>
        {place > 0 && (
          <>
            {' '}
            <FormattedMessage {...messages.afterwards} />{' '}
          </>
        )}
        <kbd>
          <FormattedMessage {...messages.key} values={{ key, shown: key.toUpperCase() }} />
        </kbd>
      </Fragment>
    ))}
  </>
);

type GroupProps = Readonly<{ group: ShortcutGroup; active: (shortcut: Shortcut) => boolean }>;

const Group = ({ group: { title, shortcuts }, active }: GroupProps) => {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 className="label" id={id}>
        <FormattedMessage {...messages.group} values={{ group: title }} />
      </h3>
      <dl className={styles['shortcuts']}>
        {shortcuts.map((shortcut) => (
          <div key={shortcut.label} data-off={!active(shortcut) || undefined} data-keys={shortcut.keys.join(' ')}>
            <dt>
              {formatMessage(messages[shortcut.label])}
              {!active(shortcut) && (
                <small>
                  <FormattedMessage {...messages.notHere} />
                </small>
              )}
            </dt>
            <dd>
              <Keys keys={shortcut.keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

const shortcuts = shortcutGroups.flatMap((group) => group.shortcuts);

/** Every shortcut, those that act on the screen below told from the others. */
export const ShortcutDialog = ({ opening }: Readonly<{ opening: number }>) => {
  const { formatMessage } = useIntl();
  const on = shortcutsChoice.useIsOn();
  const close = () => closeShortcutHelp(opening);
  // As the screen was when it opened.
  const [acting] = useState(() => shortcuts.filter(isActive));
  return (
    <Sheet title={formatMessage(messages.title)} onClose={close}>
      <SheetBody read>
        {!on && (
          <p className="sm">
            <FormattedMessage {...messages.off} />
          </p>
        )}
        <div className={styles['groups']}>
          {shortcutGroups.map((group) => (
            <Group
              key={group.title}
              group={group}
              active={(shortcut) => (on || shortcut.act.does === 'itself') && acting.includes(shortcut)}
            />
          ))}
        </div>
      </SheetBody>
      <SheetFoot>
        <Button ref={takeFirstFocus} look="primary" block onClick={close}>
          <FormattedMessage {...messages.close} />
        </Button>
        <Button look="text" block onClick={() => shortcutsChoice.turn(!on)}>
          <FormattedMessage {...messages.turn} values={{ on: String(on) }} />
        </Button>
      </SheetFoot>
    </Sheet>
  );
};

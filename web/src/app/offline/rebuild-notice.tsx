import { noteRebuilt, useIsRebuilding } from '@ecrin/browser/api/rebuild.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { infoIcon } from '@ecrin/ui/icon/icons.ts';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { api, everything } from '#lib/api/api.ts';
import { rebuildMessages as messages } from './offline.messages.ts';
import { useShowRebuildQuery } from './rebuild.api.ts';
import styles from './away-notice.module.css';

const askAgainMs = 1_000;

/** Above the screen for as long as lists are rebuilt; then all of them are fetched again. */
export const RebuildNotice = () => {
  const isRebuilding = useIsRebuilding();
  const dispatch = useDispatch();
  const { currentData } = useShowRebuildQuery(isRebuilding ? undefined : skipToken, { pollingInterval: askAgainMs });
  useEffect(() => {
    if (currentData !== null) return;
    noteRebuilt();
    dispatch(api.util.invalidateTags([...everything]));
  }, [currentData, dispatch]);
  const figures = currentData ?? null;
  return (
    <output className={styles['away']} hidden={!isRebuilding}>
      {isRebuilding && (
        <>
          <Icon of={infoIcon} size="sm" />
          <span>
            {figures !== null && figures.total > 0 ? (
              <FormattedMessage {...messages.figures} values={figures} />
            ) : (
              <FormattedMessage {...messages.begun} />
            )}
          </span>
        </>
      )}
    </output>
  );
};

import { shortDate } from '@ecrin/browser/time/short-date.ts';
import type { ReadyOrbDetail } from '@ecrin/contracts/orb/ready-orb.ts';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { ExportButton } from '#lib/export/export-button.tsx';
import { Panel } from '#lib/panel/panel.tsx';
import { useInLanguage } from '../orb-name.ts';
import { detailMessages as messages } from './detail.messages.ts';
import { useVersionExport } from './use-version-export.ts';
import styles from '../orbs.module.css';

type Version = ReadyOrbDetail['versions'][number];

const Prompt = ({ version, title }: { version: Version; title: string }) => {
  const inLanguage = useInLanguage();
  return (
    <div>
      <h4 className="xs dim">{title}</h4>
      <p className={styles['prompt']}>{withFrenchTypography(inLanguage(version.instructions)?.prompt ?? '')}</p>
    </div>
  );
};

/** Beside the current one; taken back by editing with its words. */
const Compare = ({ orbId, version, current }: { orbId: string; version: Version; current: Version }) => {
  const { formatMessage } = useIntl();
  return (
    <details>
      <summary>
        <FormattedMessage {...messages.compare} values={{ version: version.version }} />
      </summary>
      <div className={styles['compared']}>
        <Prompt version={version} title={formatMessage(messages.versionNumber, { version: version.version })} />
        <Prompt version={current} title={formatMessage(messages.versionNumber, { version: current.version })} />
      </div>
      <Link href={`/admin/orbs/${orbId}/edit?version=${version.version}`} className="link sm">
        <FormattedMessage {...messages.takeBack} />
      </Link>
    </details>
  );
};

/** Every change of the instructions, the latest first. */
export const Versions = ({ orb: { orbId, versions } }: { orb: ReadyOrbDetail }) => {
  const { formatMessage } = useIntl();
  const [current] = versions;
  return (
    <Panel
      title={formatMessage(messages.versions)}
      aside={
        <ExportButton
          list="orb-versions"
          path={`/orbs/${orbId}`}
          asked={{}}
          columns={useVersionExport()}
          rowsOf={(orb: ReadyOrbDetail) => orb.versions}
        />
      }
    >
      <ul className={styles['versions']}>
        {versions.map((version) => (
          <li key={version.version}>
            <b>
              <FormattedMessage {...messages.versionNumber} values={{ version: version.version }} />
            </b>
            <span className="dim">
              <FormattedMessage
                {...messages.since}
                values={{ date: shortDate(version.since), by: version.by === null ? 'ecrin' : 'admin' }}
              />
              {version.why && ` · ${withFrenchTypography(version.why)}`}
            </span>
            {current && version !== current && <Compare orbId={orbId} version={version} current={current} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
};

import { escapeHtml } from '@ecrin/command-api';
import type { OperatorNotice } from '@ecrin/contracts/site/operator.ts';

const unnamed = 'Ce serveur est exploité par qui le fait tourner, et n’a pas encore dit son nom.';

/** The legal notice where scripts do not run: one line for each thing that is known, as HTML. */
export const operatorHtml = ({ name, address, contact, host }: OperatorNotice): string =>
  [name ?? unnamed, address, contact, host && `Hébergement\u00a0: ${host}`]
    .filter((line) => line !== null)
    .map(escapeHtml)
    .join('<br>');

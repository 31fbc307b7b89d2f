import { recommendedLanguageModel } from '@ecrin/platform/adapters/language/published-files.ts';

const inGb = (bytes: number): string => (bytes / 1e9).toFixed(1).replace('.', ',');
const invitation = (link: string): string => `
  Il n’y a pas encore d’administrateur. Ce lien crée le premier, une seule fois, dans les 24 heures :

    ${link}
`;

const offer = `
  Un modèle de langue peut écrire titres, résumés et réponses sur cette machine, sans que rien la quitte :

    LANGUAGE_MODEL=recommended npm start      (${inGb(recommendedLanguageModel.bytes)} Go à télécharger une fois, ${inGb(recommendedLanguageModel.memory)} Go de mémoire au travail)
`;

/** Printed on the terminal once the API accepts connections. */
export const startupMessage = ({
  url,
  dir,
  firstAdmin,
  offersModel,
}: Readonly<{ url: string; dir: string; firstAdmin: string | null; offersModel: boolean }>): string => `
  Écrin est ouvert.

    ${url}
${firstAdmin === null ? '' : invitation(firstAdmin)}${offersModel ? offer : ''}
  Vos pensées sont gardées dans ${dir}
  Ctrl+C pour arrêter.

`;

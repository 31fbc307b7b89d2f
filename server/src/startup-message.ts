const invitation = (link: string): string => `
  Il n’y a pas encore d’administrateur. Ce lien crée le premier, une seule fois, dans les 24 heures :

    ${link}
`;

/** Printed on the terminal once the API accepts connections. */
export const startupMessage = ({
  url,
  dir,
  firstAdmin,
}: Readonly<{ url: string; dir: string; firstAdmin: string | null }>): string => `
  Écrin est ouvert.

    ${url}
${firstAdmin === null ? '' : invitation(firstAdmin)}
  Vos pensées sont gardées dans ${dir}
  Ctrl+C pour arrêter.

`;

/** What is said on a terminal once people can come in. */
export const greeting = ({ url, dir }: Readonly<{ url: string; dir: string }>): string => `
  Écrin est ouvert.

    ${url}

  Vos pensées sont gardées dans ${dir}
  Ctrl+C pour arrêter.

`;

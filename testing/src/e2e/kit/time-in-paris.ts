const paris = new Intl.DateTimeFormat('fr', { timeZone: 'Europe/Paris', hour: '2-digit', minute: '2-digit' });

/** The time that pages show for an instant, in ms since 1970. */
export const timeInParis = (at: number): Readonly<{ hour: number; minute: number }> => {
  const [hour = 0, minute = 0] = paris.format(at).split(':').map(Number);
  return { hour, minute };
};

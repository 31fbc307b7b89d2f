/** DD/MM/YYYY in both languages, as the specification has it. */
export const dayOf = (instant: string) => new Intl.DateTimeFormat('fr', { day: '2-digit', month: '2-digit', year: 'numeric' }).format(new Date(instant));

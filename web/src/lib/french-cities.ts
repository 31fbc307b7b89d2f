/** Time zones are named after cities in English: those that French calls otherwise. */
export const frenchCities: ReadonlyMap<string, string> = new Map(Object.entries({
  'Addis Ababa': 'Addis-Abeba', Algiers: 'Alger', Asuncion: 'Asunción', Athens: 'Athènes', Baghdad: 'Bagdad', Bahrain: 'Bahreïn', Beirut: 'Beyrouth', Bogota: 'Bogotá',
  Brussels: 'Bruxelles', Bucharest: 'Bucarest', Copenhagen: 'Copenhague', Curacao: 'Curaçao', Damascus: 'Damas', Dhaka: 'Dacca', Dubai: 'Dubaï', Havana: 'La Havane',
  Jerusalem: 'Jérusalem', Kabul: 'Kaboul', Katmandu: 'Katmandou', Kathmandu: 'Katmandou', Kiev: 'Kyïv', Kyiv: 'Kyïv', Lisbon: 'Lisbonne', Lome: 'Lomé', London: 'Londres', Macau: 'Macao',
  Manila: 'Manille', 'Mexico City': 'Mexico', Mogadishu: 'Mogadiscio', Montreal: 'Montréal', Moscow: 'Moscou', Muscat: 'Mascate', Nicosia: 'Nicosie', Noumea: 'Nouméa',
  Reunion: 'La Réunion', Reykjavik: 'Reykjavík', Riyadh: 'Riyad', 'Sao Paulo': 'São Paulo', Seoul: 'Séoul', Singapore: 'Singapour', Tbilisi: 'Tbilissi', Tehran: 'Téhéran',
  Vienna: 'Vienne', Warsaw: 'Varsovie', Yerevan: 'Erevan',
}));

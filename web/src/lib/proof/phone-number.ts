import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min';

export const homeCountry = 'FR';
const countryOf = (code: string): CountryCode => (isSupportedCountry(code) ? code : homeCountry);

/** The typed number as E.164, from national (« 06 12 34 56 78 ») or international form; null when it is no valid number. */
export const readPhone = (typed: string, country: string = homeCountry) => {
  const number = parsePhoneNumberFromString(typed, countryOf(country));
  return number?.isValid() ? number.number : null;
};

/** `+33`. */
export const prefixOf = (country: string) => `+${getCountryCallingCode(countryOf(country))}`;

/** `+33 6 12 34 56 78`. */
export const writePhone = (phone: string) => parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;

/** `+33 6 •• •• •• 78`: enough for its owner to recognise it. */
export const maskPhone = (phone: string) => {
  const [prefix = '', ...rest] = writePhone(phone).split(' ');
  const national = rest.join(' ');
  return `${prefix} ${national.replace(/\d/g, (digit, at: number) => (at === 0 || at >= national.length - 2 ? digit : '•'))}`;
};

/** Every country with its prefix, by name; a region without a name by its code. */
export const phoneCountries = (language: string) => {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return getCountries()
    .map((code) => ({ value: code, label: `${names.of(code) ?? code} ${prefixOf(code)}` }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
};

export type { Day, ZonedInstant } from './calendar.ts';
export {
  type DateStyle,
  formatClock,
  formatDate,
  formatDateTime,
  formatPartialDate,
  formatTime,
  formatTinyMonth,
} from './dates.ts';
export { cookieIsSecure, languageCookie } from './language-cookie.ts';
export { languageName } from './language-names.ts';
export {
  intlLocale,
  isLanguage,
  LANGUAGES,
  type Language,
  languageNames,
  negotiateLanguage,
} from './languages.ts';
export { type Currency, formatMoney } from './money.ts';
export { formatNumber, parseDecimal, withUnit } from './numbers.ts';
export { formatPhone } from './phone.ts';
export { plainText, plainWords } from './plain-text.ts';
export { pluralCategory } from './plural.ts';
export { PRODUCT } from './product.ts';
export { formatRelativeDay, formatRelativeTime } from './relative-time.ts';
export { isTimeZone, timeZoneWords } from './time-zone.ts';
export { createTranslator, type Texts, type Translator, type Words } from './translator.ts';

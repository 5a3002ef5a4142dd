import type { Language } from './languages.ts';

/** Whether this is the IANA name of a zone, as `America/Port-au-Prince`; a bare offset has no daylight saving rules. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

type Named = Exclude<Language, 'en'>;

// The towns of our users whose names are not those of the list of zones; any other is named as it is there.
const TOWNS: Readonly<Record<string, Readonly<Partial<Record<Named, string>>>>> = {
  'America/Guadeloupe': { ht: 'Gwadloup' },
  'America/Havana': { fr: 'La Havane' },
  'America/Martinique': { ht: 'Matinik' },
  'America/Montreal': { fr: 'Montréal', ht: 'Monreyal' },
  'America/New_York': { ht: 'Nouyòk' },
  'America/Port-au-Prince': { ht: 'Pòtoprens' },
  'America/Santo_Domingo': { fr: 'Saint-Domingue', ht: 'Sendomeng' },
  'Europe/Paris': { ht: 'Pari' },
};

const UNIVERSAL = /^(?:Etc\/)?(?:UTC|UCT|GMT|Universal|Zulu)$/;
const UNIVERSAL_TIME: Readonly<Record<Language, string>> = {
  en: 'universal time (UTC)',
  fr: 'temps universel (UTC)',
  ht: 'lè inivèsèl (UTC)',
};

/** A time zone as people say it: the time of its town, in the middle of a sentence. */
export function timeZoneWords(lang: Language, zone: string): string {
  if (UNIVERSAL.test(zone)) return UNIVERSAL_TIME[lang];
  const known = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  const town = (lang !== 'en' && TOWNS[zone]?.[lang]) || known;
  if (lang === 'ht') return `lè ${town}`;
  if (lang === 'en') return `${town} time`;
  return /^[AEIOUYÉ]/i.test(town) ? `heure d’${town}` : `heure de ${town}`;
}

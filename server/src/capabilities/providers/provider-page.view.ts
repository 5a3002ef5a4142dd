import type { BookingMode } from '@lakou/contract/bookings';
import type { WeeklyHours } from '@lakou/contract/user';
import { WEEKDAYS } from '@lakou/contract/user.rules';
import {
  formatDateTime,
  formatMoney,
  formatTime,
  type Language,
  languageName,
  PRODUCT,
  timeZoneWords,
} from '@lakou/i18n';
import type { Article } from '#platform/http/article/article.ts';
import { html, type Markup } from '#platform/http/article/markup.ts';
import { pageData } from '#platform/http/article/page-data.ts';
import { crumbs, intoApp } from '#platform/http/article/parts.ts';
import { wordsIn } from '#platform/words.ts';
import type { FreeTimes } from '../scheduling/next-free.service.ts';
import { nameOfValue, placeName, placeOf } from './directory.rules.ts';
import type { DirectoryEntry } from './directory.store.ts';
import { CARE_PATH, pathOf, ratingOf, workOf } from './directory.view.ts';

interface ProviderPage {
  readonly entry: DirectoryEntry;
  /** The kinds of visit that can be booked. */
  readonly modes: readonly BookingMode[];
  readonly free: FreeTimes;
  readonly htgPerUsd: number;
  readonly lang: Language;
  readonly publicUrl: string;
}

function freeTimes({ starts, timeZone }: FreeTimes, id: string, lang: Language): Markup {
  const t = wordsIn(lang, 'public-pages');
  const words = wordsIn(lang, 'providers');
  const list = html`<ul class="list">${starts.map(
    (at) =>
      html`<li><a class="row" href="${intoApp(`/app/book/${id}?at=${at.toISOString()}`, lang)}"><time datetime="${at.toISOString()}">${formatDateTime(
        lang,
        { at, timeZone },
        'long',
      )}</time></a></li>`,
  )}</ul><p class="soft">${words('hoursZone', { zone: timeZoneWords(lang, timeZone) })}</p>`;
  return html`<section><h2>${t('care.nextFree')}</h2>${
    starts.length > 0 ? list : html`<p>${t('care.noFree')}</p>`
  }<p class="acts"><a class="button" href="${intoApp(`/app/book/${id}`, lang)}">${words('book')}</a></p><p class="soft">${t(
    'care.bookHint',
  )}</p></section>`;
}

function prices({ entry, modes, htgPerUsd, lang }: ProviderPage): Markup {
  const words = wordsIn(lang, 'providers');
  return html`<section class="text"><h2>${words('fees')}</h2><ul>${modes.map((mode) => {
    const cents = entry.cents[mode] ?? 0;
    const gourdes = formatMoney(lang, Math.round((cents / 100) * htgPerUsd) * 100, 'HTG');
    const about = cents > 0 && ` (${wordsIn(lang, 'common')('gourdes.about', { gourdes })})`;
    return html`<li>${words(`modes.${mode}`)} <b>${formatMoney(lang, cents, 'USD')}</b>${about}</li>`;
  })}</ul><p class="soft">${words('feesHint')}</p></section>`;
}

const onClock = (text: string) => ({ at: new Date(`1970-01-01T${text}:00Z`), timeZone: 'UTC' });

function weekHours(week: WeeklyHours, lang: Language): Markup {
  const words = wordsIn(lang, 'providers');
  const spansOn = (day: (typeof WEEKDAYS)[number]) =>
    week.hours
      .filter((one) => one.day === day)
      .toSorted((a, b) => a.from.localeCompare(b.from))
      .map(({ from, to }) => `${formatTime(lang, onClock(from))} – ${formatTime(lang, onClock(to))}`)
      .join(', ');
  return html`<section class="text"><h2>${words('hours')}</h2><ul>${WEEKDAYS.map(
    (day) => html`<li><b>${words(`days.${day}`)}</b> ${spansOn(day) || words('closed')}</li>`,
  )}</ul></section>`;
}

/** For who has not said yet what can be booked, and for how much. */
function nothingOffered(id: string, lang: Language): Markup {
  const words = wordsIn(lang, 'providers');
  return html`<section><p>${words('offersNothing')}</p><p class="acts"><a class="button" href="${intoApp(
    `/app/messages/${id}`,
    lang,
  )}">${words('message')}</a></p></section>`;
}

/** One provider for everybody: what helps to choose, when they are free, and no way past booking. */
export function providerArticle(page: ProviderPage): Article {
  const { entry, free, lang, publicUrl } = page;
  const { id, name, languages, bio, hours, isVerified } = entry;
  const t = wordsIn(lang, 'public-pages');
  const words = wordsIn(lang, 'providers');
  const work = workOf(entry, lang);
  const place = placeOf(entry);
  const where = place && placeName(place, lang);
  const spoken = languages.map((tag) => languageName(lang, tag));
  const path = `/providers/${id}`;
  const description = words('metaDescription', { who: [name, work, where].filter(Boolean).join(', ') });
  const specialty = nameOfValue(entry.specialty);
  const above = [
    { name: t('care.title'), path: CARE_PATH },
    ...(place ? [{ name: placeName(place, lang), path: pathOf(place) }] : []),
  ];
  const photo = entry.hasPhoto ? `/api/providers/${id}/photo` : undefined;
  return {
    path,
    title: `${[name, work].filter(Boolean).join(', ')} · ${PRODUCT}`,
    description,
    ...(photo && { image: photo }),
    body: html`${crumbs(lang, above)}<article>${
      photo && html`<img class="photo" src="${photo}?thumb=1" alt="" width="96" height="96"/>`
    }<h1>${name}</h1><p class="lead">${work}</p><p>${
      isVerified
        ? html`<span class="mark good">${words('verified')}</span>`
        : html`<span class="mark care">${words('pending')}</span>`
    } ${!entry.available && html`<span class="mark care">${words('notAvailable')}</span>`}</p><dl>${[
      where && html`<dt>${t('care.place')}</dt><dd>${where}</dd>`,
      spoken.length > 0 && html`<dt>${t('care.languages')}</dt><dd>${spoken.join(', ')}</dd>`,
      html`<dt>${words('reviewsTitle')}</dt><dd>${ratingOf(entry, lang)}</dd>`,
    ]}</dl>${page.modes.length > 0 ? [freeTimes(free, id, lang), prices(page)] : nothingOffered(id, lang)}${
      bio && html`<section><h2>${words('about')}</h2><p class="lines">${bio}</p></section>`
    }${hours && typeof hours === 'object' && weekHours(hours, lang)}</article>`,
    data: pageData({
      type: 'ProfilePage',
      path,
      title: name,
      description,
      lang,
      publicUrl,
      above,
      more: {
        mainEntity: {
          // Of schema.org's types this is the nearest for everybody who gives care.
          '@type': 'Physician',
          name,
          url: `${publicUrl}/${lang}${path}`,
          ...(work && { description: work }),
          ...(specialty && { medicalSpecialty: entry.specialty }),
          ...(photo && { image: `${publicUrl}${photo}` }),
          ...(place && {
            address: {
              '@type': 'PostalAddress',
              ...(place.town && { addressLocality: place.town.name }),
              addressCountry: place.country,
            },
          }),
          knowsLanguage: languages,
          ...(entry.reviews > 0 && {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: entry.rating,
              reviewCount: entry.reviews,
            },
          }),
        },
      },
    }),
    isHidden: !isVerified,
  };
}

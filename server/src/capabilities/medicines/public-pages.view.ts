import { type Medicine as Known, medicineCategories, medicines } from '@lakou/content';
import type { Medicine, PregnancyLevel } from '@lakou/contract/medicines';
import type { Language } from '@lakou/i18n';
import type { Article } from '#platform/http/article/article.ts';
import { fitDescription, fitTitle } from '#platform/http/article/fit-head.ts';
import { listPage } from '#platform/http/article/list-page.ts';
import { html, type Markup } from '#platform/http/article/markup.ts';
import { pageData } from '#platform/http/article/page-data.ts';
import { acts, crumbs, emergencyBox, provenance, type Row, shortened } from '#platform/http/article/parts.ts';
import { wordsIn } from '#platform/words.ts';

export const MEDICINES_PATH = '/medicines';

const LOOKS: Record<PregnancyLevel, string> = { ok: 'good', caution: 'care', avoid: '', ask: 'ask' };
const LONGEST_DESCRIPTION = 160;

const fact = (term: string, value: string | Markup): Markup | false =>
  value === '' ? false : html`<dt>${term}</dt><dd>${value}</dd>`;

/** A medicine without its places and prices, which change: the app has those. */
type Sheet = Omit<Medicine, 'priceRange' | 'availability'>;

export function medicineArticle(medicine: Sheet, lang: Language, publicUrl: string): Article {
  const t = wordsIn(lang, 'medicines');
  const { genericName: title, brands, dosageForms, commonUses, sideEffects, warning, pregnancy } = medicine;
  const path = `${MEDICINES_PATH}/${medicine.id}`;
  const above = [{ name: t('title'), path: MEDICINES_PATH }];
  const description = shortened(`${title} – ${commonUses}`, LONGEST_DESCRIPTION);
  const level = html`<span class="mark ${LOOKS[pregnancy.level]}">${t(`levels.${pregnancy.level}`)}</span>`;
  return {
    path,
    title: fitTitle(
      title,
      [t('uses'), t('sideEffects'), t('pregnancy'), t('forms'), t('brands'), medicine.categoryName],
      t('title'),
    ),
    description: fitDescription(
      `${title} – ${commonUses}`,
      `${sideEffects} ${pregnancy.text} ${t('advice')}`,
    ),
    body: html`${crumbs(lang, above)}<article><h1>${title}</h1>${
      warning && html`<div class="box danger"><h2>${t('warning')}</h2><p>${warning}</p></div>`
    }${emergencyBox(lang)}<dl>${[
      fact(t('brands'), brands.join(', ')),
      fact(t('uses'), commonUses),
      fact(t('sideEffects'), sideEffects),
      fact(t('pregnancy'), html`${level}<br/>${pregnancy.text}`),
      fact(t('forms'), dosageForms.join(', ')),
      fact(t('category'), medicine.categoryName),
    ]}</dl>${acts({
      title,
      url: `${publicUrl}/${lang}${path}`,
      app: { path: `/app${path}`, text: t('offers') },
      lang,
    })}${provenance(medicine, lang, t('advice'))}</article>`,
    data: pageData({
      type: 'MedicalWebPage',
      path,
      title,
      description,
      lang,
      publicUrl,
      above,
      known: medicine,
      more: {
        mainEntity: {
          '@type': 'Drug',
          name: title,
          nonProprietaryName: title,
          ...(brands.length > 0 && { alternateName: brands }),
          dosageForm: dosageForms.join(', '),
          drugClass: { '@type': 'DrugClass', name: medicine.categoryName },
          description: commonUses,
          ...(warning && { warning }),
          pregnancyWarning: pregnancy.text,
        },
      },
    }),
  };
}

/** All medicines by group; names are no words that are corrected. */
export function medicineList(
  searched: { readonly text: string; readonly slugs: readonly string[] } | undefined,
  lang: Language,
  publicUrl: string,
): Article {
  const t = wordsIn(lang, 'medicines');
  const words = wordsIn(lang, 'public-pages');
  const rowOf = ({ slug, generic, brands }: Known): Row => ({
    path: `${MEDICINES_PATH}/${slug}`,
    name: generic[lang],
    about: brands.slice(0, 2).join(', '),
  });
  const byName = (one: Row, other: Row) => one.name.localeCompare(other.name, 'fr');
  return listPage({
    path: MEDICINES_PATH,
    name: t('title'),
    words: {
      metaTitle: words('medicines.metaTitle'),
      lead: words('medicines.lead'),
      description: words('medicines.description'),
    },
    search: { label: t('search'), hint: t('searchHint') },
    groups: Object.entries(medicineCategories()).map(([category, name]) => ({
      id: category,
      name: name[lang],
      rows: medicines()
        .filter((medicine) => medicine.category === category)
        .map(rowOf)
        .sort(byName),
    })),
    searched: searched && {
      text: searched.text,
      found: searched.slugs.flatMap((slug) => medicines().filter((one) => one.slug === slug)).map(rowOf),
    },
    lang,
    publicUrl,
  });
}

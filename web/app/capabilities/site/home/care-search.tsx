import { LONGEST_SEARCH } from '@lakou/contract/primitives.rules';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../../platform/language/language.tsx';

/** What and where, answered by the server: the directory opens without an account and without script. */
export function CareSearch() {
  const { t } = useTranslation('home');
  const lang = useLanguage();
  return (
    <search aria-label={t('search.label')} className="mb-5 block">
      <form
        action={`/${lang}/care`}
        className="grid gap-3 rounded-card border border-line bg-surface p-4 shadow-raised md:grid-cols-2"
      >
        <SearchBox name="what" label={t('search.what')} hint={t('search.whatHint')} />
        <SearchBox name="where" label={t('search.where')} hint={t('search.whereHint')} />
        <button
          type="submit"
          className="min-h-12 rounded-control bg-sea px-5 py-2 font-semibold text-on-sea hover:bg-sea-press md:col-span-2"
        >
          {t('search.find')}
        </button>
        <p className="text-14 text-ink-soft md:col-span-2">{t('search.note')}</p>
      </form>
    </search>
  );
}

function SearchBox({ name, label, hint }: { name: string; label: string; hint: string }) {
  return (
    <label className="grid gap-1 font-semibold">
      {label}
      <input
        type="search"
        name={name}
        placeholder={hint}
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
        className="min-h-12 w-full rounded-control border border-line-strong bg-surface px-3 font-normal text-ink"
      />
    </label>
  );
}

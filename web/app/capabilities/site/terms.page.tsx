import Phone from 'lucide-react/icons/phone';
import type { MetaArgs } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { languageOfPath, wordsIn } from '../../platform/language/words.ts';
import { pageMeta } from './page-meta.ts';
import { Article, useLastUpdated } from './prose.tsx';
import { pageAddress } from './site-address.ts';

const SECTIONS = [
  'agreement',
  'age',
  'emergencies',
  'medical',
  'account',
  'bookings',
  'payments',
  'refunds',
  'sponsors',
  'conduct',
  'content',
  'availability',
  'ending',
  'liability',
  'law',
  'changes',
  'contact',
] as const;

export function meta({ location }: MetaArgs) {
  const { t } = wordsIn(languageOfPath(location.pathname) ?? 'en').of('terms');
  return pageMeta(location.pathname, { title: t('meta.title'), description: t('meta.description') });
}

export default function TermsPage() {
  const { t, list } = useTranslation('terms');
  const lang = useLanguage();
  return (
    <Article
      title={t('title')}
      lead={t('lead')}
      updated={t('updated', { date: useLastUpdated() })}
      contentsTitle={t('contents')}
      inShort={{ title: t('inShort.title'), points: list('inShort.points') }}
      sections={SECTIONS.map((id) => ({
        id,
        title: t(`sections.${id}.title`),
        body: list(`sections.${id}.body`),
        ...(id === 'emergencies' && { more: <EmergencyNumbers /> }),
      }))}
      seeAlso={{ href: pageAddress(lang, '/privacy'), text: t('seeAlso') }}
    />
  );
}

function EmergencyNumbers() {
  const { t } = useTranslation('terms');
  return (
    <div className="mt-4 rounded-card bg-hibiscus-tint p-4 md:p-5">
      <p className="font-semibold text-hibiscus-ink">{t('call.title')}</p>
      <ul className="mt-2 md:grid md:grid-cols-2 md:gap-6">
        <EmergencyNumber number="116" label={t('call.haiti')} />
        <EmergencyNumber number="911" label={t('call.unitedStates')} />
      </ul>
    </div>
  );
}

function EmergencyNumber({ number, label }: { number: string; label: string }) {
  return (
    <li>
      <a className="flex min-h-12 items-center gap-3 hover:underline" href={`tel:${number}`}>
        <Phone className="size-5 shrink-0 text-hibiscus-ink" />
        <b className="text-22 text-hibiscus-ink tabular-nums">{number}</b>
        <span className="text-15">{label}</span>
      </a>
    </li>
  );
}

import Search from 'lucide-react/icons/search';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { EmergencyButtons } from '../../shell/emergency-buttons.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Spoken } from '../../ui/spoken.tsx';
import { ListenBeside } from '../listen/listen-beside.tsx';
import type { DangerNow } from './danger.ts';

const OTHER_SOURCES = 'ACOG (2020), CDC Hear Her';

/** The urgent signs, what to do now, and a link to call. */
export function DangerBanner({ level, signs, reading }: DangerNow) {
  const { t } = useTranslation('maternity');
  const others = signs.filter((sign) => !(reading && sign.startsWith('pressure')));
  const [heard, setHeard] = useState<string>();
  const said = (text: string) => <Spoken reading={heard}>{text}</Spoken>;
  const isWatched = reading !== undefined && level === 'urgent';
  const isHarm = signs.includes('thoughts_of_harm');
  // The value of a reading has no clip.
  const texts = [
    t('danger.signs'),
    ...others.map((sign) => t(`sign.${sign}`)),
    t(`danger.${level}`),
    ...(isWatched ? [t('danger.worse')] : []),
    ...(isHarm ? [t('danger.harm')] : []),
  ];
  return (
    <section
      role="alert"
      className="rounded-card border border-hibiscus-ink bg-hibiscus-tint p-4 text-ink md:p-5"
    >
      <div className="flex items-start gap-3">
        <TriangleAlert size={28} className="mt-0.5 shrink-0 text-hibiscus-ink" />
        <div className="grow">
          <h2 className="text-18 text-hibiscus-ink">
            {reading ? t('danger.pressure', { reading }) : said(t('danger.signs'))}
          </h2>
          {others.length > 0 && (
            <ul className="mt-1 list-disc pl-5">
              {others.map((sign) => (
                <li key={sign}>{said(t(`sign.${sign}`))}</li>
              ))}
            </ul>
          )}
          <p className="mt-1 font-semibold">{said(t(`danger.${level}`))}</p>
          {isWatched && <p className="mt-1">{said(t('danger.worse'))}</p>}
          {isHarm && <p className="mt-1">{said(t('danger.harm'))}</p>}
          <div className="mt-2">
            <ListenBeside title={t('danger.signs')} texts={texts} onText={setHeard} />
          </div>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap gap-2 max-md:*:grow">
        <EmergencyButtons />
        <ButtonLink to="/app/find-care?specialty=obstetrics" variant="secondary" icon={Search}>
          {t('danger.findCare')}
        </ButtonLink>
      </div>
      <p className="mt-3 text-14">{t('danger.told')}</p>
      <p className="text-14">{t('source', { source: `${t('who')} (2015), ${OTHER_SOURCES}` })}</p>
    </section>
  );
}

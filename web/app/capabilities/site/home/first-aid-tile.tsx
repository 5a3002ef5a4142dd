import WifiOff from 'lucide-react/icons/wifi-off';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../../platform/language/language.tsx';

export function FirstAidTile() {
  const { t } = useTranslation('home');
  const lang = useLanguage();
  return (
    <div className="grid items-center gap-5 rounded-card bg-hibiscus-tint p-5 md:col-span-2 md:grid-cols-2">
      <div>
        <h3 className="text-22">{t('features.firstAidTitle')}</h3>
        <p className="mt-2">{t('features.firstAidText')}</p>
        <a
          href={`/${lang}/first-aid`}
          className="mt-2 inline-flex min-h-11 items-center font-semibold text-hibiscus-ink underline underline-offset-4"
        >
          {t('features.firstAidOpen')}
        </a>
      </div>
      <div role="img" aria-label={t('features.firstAidPicture')} className="rounded-card bg-surface p-4">
        <span className="flex gap-1">
          <i className="h-1.5 flex-1 rounded-full bg-hibiscus" />
          <i className="h-1.5 flex-1 rounded-full bg-hibiscus" />
          <i className="h-1.5 flex-1 rounded-full bg-line" />
          <i className="h-1.5 flex-1 rounded-full bg-line" />
        </span>
        <p className="my-3 text-18 font-bold">{t('features.firstAidStep')}</p>
        <span className="inline-flex items-center gap-1.5 rounded-full bg-leaf-tint px-2.5 py-1 text-13 font-semibold text-leaf">
          <WifiOff size={16} />
          {t('features.firstAidOffline')}
        </span>
      </div>
    </div>
  );
}

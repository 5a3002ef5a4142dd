import Languages from 'lucide-react/icons/languages';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useTranslation } from '#platform/language/use-translation.ts';
import { YardScene } from '../art/yard-scene.tsx';
import { CareSearch } from './care-search.tsx';
import { SignUpButtons } from './sign-up-buttons.tsx';

export function Hero() {
  const { t } = useTranslation('home');
  return (
    <section>
      <div className="wrap relative z-10 pt-4 lg:pt-10">
        <div className="max-w-xl">
          <h1 className="text-36 font-extrabold tracking-tight lg:text-52">{t('hero.title')}</h1>
          <p className="mb-6 mt-4 text-18 text-ink-soft">{t('hero.lead')}</p>
          <CareSearch />
          <SignUpButtons />
          <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-15 font-medium">
            <li className="flex items-center gap-2">
              <Languages size={20} className="text-leaf" />
              {t('hero.languages')}
            </li>
            <li className="flex items-center gap-2">
              <WifiOff size={20} className="text-leaf" />
              {t('hero.offline')}
            </li>
          </ul>
        </div>
      </div>
      <YardScene label={t('hero.scene')} className="yard" />
    </section>
  );
}

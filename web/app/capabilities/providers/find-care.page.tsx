import ListIcon from 'lucide-react/icons/list';
import MapIcon from 'lucide-react/icons/map';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { SegmentedLinks } from '../../ui/segmented-links.tsx';
import { ClinicResults } from './clinic-results.tsx';
import { CLINICS_PATH } from './clinics-path.ts';
import { FindProviders } from './find-providers.tsx';
import { SearchBar } from './search-bar.tsx';
import { useMapBeside } from './use-map-beside.ts';
import { useSearch } from './use-search.ts';

const PROVIDERS_PATH = '/app/find-care?show=providers';

export const clientLoader = needsWords('providers');

/** The search for care: providers as a list and on a map, or clinics as a list. */
export default function FindCare() {
  const { t } = useTranslation('providers');
  const found = useSearch();
  const { search, change, isMap, showsClinics, showMap } = found;
  const wide = useMapBeside();
  return (
    <>
      <title>{t('title')}</title>
      <div className="grid gap-4">
        {/* Stays beside the title in every language, also on the narrowest phone. */}
        <div className="flex items-center justify-between gap-2">
          <h1 className="text-28 font-extrabold tracking-tight">{t('title')}</h1>
          {!wide && !showsClinics && (
            <Button
              variant="secondary"
              size="sm"
              icon={isMap ? ListIcon : MapIcon}
              onClick={() => showMap(!isMap)}
            >
              {t(isMap ? 'list' : 'map')}
            </Button>
          )}
        </div>
        {/* On a phone the map has the room. */}
        <div className={wide || showsClinics || !isMap ? 'md:max-w-108' : 'hidden'}>
          <SegmentedLinks
            label={t('kinds')}
            links={[
              { to: PROVIDERS_PATH, text: t('providers') },
              { to: CLINICS_PATH, text: t('clinics') },
            ]}
            current={showsClinics ? CLINICS_PATH : PROVIDERS_PATH}
          />
        </div>
        {showsClinics ? (
          <>
            <SearchBar search={search} onChange={change} label={t('searchClinics')} />
            <ClinicResults text={search.text} onClear={() => change({ text: '' })} />
          </>
        ) : (
          <FindProviders found={found} wide={wide} />
        )}
      </div>
    </>
  );
}

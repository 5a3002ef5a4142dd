import Search from 'lucide-react/icons/search';
import { useTranslation } from '#platform/language/use-translation.ts';
import { findOpen } from '../platform/find/open-find.ts';
import { IconButton } from '../ui/icon-button.tsx';

/** Opens the search over everything; Ctrl K and a slash do the same. */
export function FindButton() {
  const { t } = useTranslation('shell');
  return <IconButton icon={Search} label={t('find')} onClick={() => findOpen.set(true)} />;
}

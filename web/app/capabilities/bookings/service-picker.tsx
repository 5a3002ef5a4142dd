import { SERVICE_CATEGORIES, type Service } from '@lakou/content/services';
import { searchServices } from '@lakou/content/services-search';
import Check from 'lucide-react/icons/check';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface ServicePickerProps {
  /** Whether a service can be chosen here. */
  offered: (service: Service) => boolean;
  value: string | undefined;
  onChoose: (service: Service) => void;
  onClose: () => void;
}

/** The catalogue by category, with a search that forgives accents and spelling. */
export function ServicePicker({ offered, value, onChoose, onClose }: ServicePickerProps) {
  const { t } = useTranslation('bookings');
  const lang = useLanguage();
  const [text, setText] = useState('');
  const matches = searchServices(text).filter(offered);
  return (
    <Dialog title={t('chooseService')} onClose={onClose}>
      <div className="grid gap-6">
        <TextField
          label={t('searchService')}
          type="search"
          icon={Search}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {matches.length === 0 && <p className="text-center text-ink-soft">{t('noService')}</p>}
        {SERVICE_CATEGORIES.map(({ slug, name }) => {
          const own = matches.filter(({ category }) => category === slug);
          if (own.length === 0) return null;
          return (
            <section key={slug} aria-label={name[lang]}>
              <h3 className="mb-2 text-15 text-ink-soft">{name[lang]}</h3>
              <ul className="rounded-card border border-line bg-surface">
                {own.map((service) => (
                  <li key={service.slug} className="border-line not-first:border-t">
                    <button
                      type="button"
                      aria-pressed={service.slug === value}
                      onClick={() => onChoose(service)}
                      className="flex min-h-12 w-full items-center justify-between gap-3 px-4 py-2 text-left font-medium hover:bg-sunken aria-pressed:text-sea"
                    >
                      {service.name[lang]}
                      {service.slug === value && <Check size={20} className="shrink-0" />}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </Dialog>
  );
}

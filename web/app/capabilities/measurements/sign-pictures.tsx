import type { DangerSign } from '@lakou/contract/maternity';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { signIcon, signsFor, signWord } from './signs.ts';

interface SignPicturesProps {
  pregnant: boolean;
  value: readonly DangerSign[];
  onChange: (signs: DangerSign[]) => void;
}

const FIRST = 6;

/** Danger signs as pictures with words, the first question of a sheet; the first ones show, the others on request. */
export function SignPictures({ pregnant, value, onChange }: SignPicturesProps) {
  const { t } = useTranslation('measurements');
  const { t: sign } = useTranslation('maternity');
  const [isOpen, setOpen] = useState(false);
  const all = signsFor(pregnant);
  const shown = all.filter((one, index) => isOpen || index < FIRST || value.includes(one));
  const toggle = (own: DangerSign) =>
    onChange(value.includes(own) ? value.filter((one) => one !== own) : [...value, own]);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold">{t('signs.legend')}</legend>
      <div className="grid grid-cols-3 gap-2">
        {shown.map((one) => {
          const Icon = signIcon(one);
          return (
            <label key={one} className={TILE}>
              <input
                type="checkbox"
                checked={value.includes(one)}
                onChange={() => toggle(one)}
                className="absolute inset-0 size-full cursor-pointer appearance-none rounded-control outline-none"
              />
              <Icon size={30} strokeWidth={1.75} className="shrink-0" />
              <span className="hyphens-auto">{sign(signWord(one, pregnant))}</span>
            </label>
          );
        })}
      </div>
      {shown.length < all.length && (
        <Button variant="ghost" size="sm" icon={ChevronDown} onClick={() => setOpen(true)}>
          {t('signs.more')}
        </Button>
      )}
      <p className="mt-1.5 text-14 text-ink-soft">{t('signs.none')}</p>
    </fieldset>
  );
}

const TILE =
  'relative flex min-h-24 cursor-pointer flex-col items-center justify-center gap-1.5 rounded-control border border-line-strong bg-surface px-1.5 py-2 text-center text-14 leading-tight font-medium hover:bg-sunken has-checked:border-2 has-checked:border-hibiscus-ink has-checked:bg-hibiscus-tint has-checked:font-bold has-checked:text-hibiscus-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea';

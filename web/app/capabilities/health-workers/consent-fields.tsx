import type { SentConsent } from '@lakou/contract/health-workers';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface ConsentFieldsProps {
  value: SentConsent;
  tried: boolean;
  onChange: (consent: SentConsent) => void;
}

/** What is said to the person, in which language, and who heard the yes. */
export function ConsentFields({ value, tried, onChange }: ConsentFieldsProps) {
  const { t, list } = useTranslation('health-workers');
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-2 font-bold">{t('consent')}</legend>
      <div className="rounded-control bg-sunken p-3.5">
        <p className="font-semibold">{t('sayFirst')}</p>
        <ul className="mt-1.5 grid list-disc gap-1 pl-5">
          {list('say').map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
      <ChoiceChips
        legend={t('consentLanguage')}
        name="consentLanguage"
        options={[
          { value: 'ht', title: t('language.ht') },
          { value: 'fr', title: t('language.fr') },
          { value: 'en', title: t('language.en') },
        ]}
        value={value.language}
        onChange={(language) => onChange({ ...value, language })}
      />
      <TextField
        label={t('witness')}
        hint={t('witnessHint')}
        maxLength={200}
        autoComplete="off"
        value={value.witnessName}
        error={tried && !value.witnessName.trim() ? t('required') : undefined}
        onChange={({ target }) => onChange({ ...value, witnessName: target.value })}
      />
    </fieldset>
  );
}

import { PROFILE_LENGTHS } from '@lakou/contract/profiles.rules';
import { GENDERS } from '@lakou/contract/user.rules';
import { isLanguage, LANGUAGES, languageName } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import type { Form } from '../../../ui/form/use-form.ts';
import { Select } from '../../../ui/select.tsx';
import { TagInput } from '../../../ui/tag-input.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useProfileControls } from '../form/use-profile-controls.ts';
import type { ProviderValues } from './provider-values.ts';

// Spanish and Portuguese are spoken by many patients of both countries.
const OFFERED = [...LANGUAGES, 'es', 'pt'];

/** Optional fields that help patients choose. */
export function MoreFields({ form }: { form: Form<ProviderValues> }) {
  const { t } = useTranslation('profiles');
  const { text, control, file } = useProfileControls(form);
  const lang = useLanguage();
  const spoken = control('languagesSpoken');
  // A language that another program gave can be kept or removed here.
  const languages = [...new Set([...OFFERED, ...spoken.value])].map((value) => ({
    value,
    title: languageName(lang, value),
    ...(isLanguage(value) && { lang: value }),
  }));
  return (
    <>
      <FileDrop kind="photo" label={t('photo')} optional {...file('profilePhotoUrl')} />
      <Select label={t('gender')} hint={t('genderHint')} optional empty={t('choose')} {...text('gender')}>
        {GENDERS.map((gender) => (
          <option key={gender} value={gender}>
            {t(`genders.${gender}`)}
          </option>
        ))}
      </Select>
      <Chips legend={t('languagesSpoken')} optional options={languages} {...spoken} />
      <TagInput
        label={t('specialtyTags')}
        hint={t('specialtyTagsHint')}
        optional
        maxLength={PROFILE_LENGTHS.specialtyTag}
        {...control('specialtyTags')}
      />
      <TextField
        label={t('credentials')}
        hint={t('credentialsHint')}
        optional
        maxLength={PROFILE_LENGTHS.credentials}
        {...text('credentials')}
      />
      <TextArea
        label={t('bio')}
        hint={t('bioHint')}
        optional
        maxLength={PROFILE_LENGTHS.bio}
        {...text('bio')}
      />
    </>
  );
}

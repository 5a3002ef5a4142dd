import { PROFILE_LENGTHS } from '@lakou/contract/profiles.rules';
import { LANGUAGES, languageNames } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Chips } from '../../../ui/chips.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import type { Form } from '../../../ui/form/use-form.ts';
import { TagInput } from '../../../ui/tag-input.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useProfileControls } from '../form/use-profile-controls.ts';
import type { ProviderValues } from './provider-values.ts';

const languages = LANGUAGES.map((value) => ({ value, title: languageNames[value], lang: value }));

/** Optional fields that help patients choose. */
export function MoreFields({ form }: { form: Form<ProviderValues> }) {
  const { t } = useTranslation('profiles');
  const { text, control, file } = useProfileControls(form);
  return (
    <>
      <FileDrop kind="photo" label={t('photo')} optional {...file('profilePhotoUrl')} />
      <Chips legend={t('languagesSpoken')} optional options={languages} {...control('languagesSpoken')} />
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

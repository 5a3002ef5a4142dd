import type { SponsorshipListing } from '@lakou/contract/sponsorships';
import { SPONSORSHIP_LENGTHS } from '@lakou/contract/sponsorships.rules';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { SPONSORSHIPS_KEY } from './sponsorships.queries.ts';

interface ListingDialogProps {
  listing: SponsorshipListing | null;
  onClose: () => void;
}

/** What sponsors see of a patient who asks for support. */
export function ListingDialog({ listing, onClose }: ListingDialogProps) {
  const { t } = useTranslation('sponsor-consent');
  const [values, setValues] = useState({
    shownName: listing?.shownName ?? '',
    place: listing?.place ?? '',
    about: listing?.about ?? '',
  });
  const [tried, setTried] = useState(false);
  const { save, isSaving, problem } = useSave(
    (body: typeof values) => api('PUT /api/features/sponsorship-listing', { body }),
    { queryKey: SPONSORSHIPS_KEY, done: t('listed'), failed: t('failed'), onDone: onClose },
  );
  const control = (name: keyof typeof values) => ({
    value: values[name],
    maxLength: SPONSORSHIP_LENGTHS[name],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  });
  function submit() {
    setTried(true);
    if (values.shownName.trim()) save(values);
  }
  return (
    <FormDialog
      title={t('listing')}
      save={t(listing ? 'save' : 'ask')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      <TextField
        label={t('shownName')}
        hint={t('shownNameHint')}
        autoComplete="off"
        error={tried && !values.shownName.trim() ? t('required') : undefined}
        {...control('shownName')}
      />
      <TextField label={t('place')} optional {...control('place')} />
      <TextArea label={t('about')} hint={t('aboutHint')} optional {...control('about')} />
    </FormDialog>
  );
}

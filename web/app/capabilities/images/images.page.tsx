import ImagePlus from 'lucide-react/icons/image-plus';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Sections } from '../../ui/section.tsx';
import { useFamily } from '../family/active-profile.ts';
import { Gallery } from './gallery.tsx';
import { UploadDialog } from './upload-dialog.tsx';

export const clientLoader = needsWords('images');

/** The medical images of oneself or of the dependent that is chosen. */
export default function Images() {
  const { t } = useTranslation('images');
  const { active, dependents } = useFamily();
  const owner = { patientId: useUser().id, dependentId: active.dependentId };
  const [adding, setAdding] = useState(false);
  const add = (
    <Button icon={ImagePlus} onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  );
  return (
    <Sections>
      <title>{t('title')}</title>
      <PageTitle
        {...(dependents.length > 0 && { eyebrow: t('forWhom', { name: active.name }) })}
        action={add}
      >
        {t('title')}
      </PageTitle>
      <Gallery owner={owner} viewer="/app/images" />
      {adding && <UploadDialog owner={owner} onClose={() => setAdding(false)} />}
    </Sections>
  );
}

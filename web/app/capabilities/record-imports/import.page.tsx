import type { ImportPreview, RecordImport } from '@lakou/contract/record-imports';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Sections } from '../../ui/section.tsx';
import { useFamily } from '../family/active-profile.ts';
import { ChooseSource } from './choose-source.tsx';
import { ImportDone } from './import-done.tsx';
import { PastImports } from './past-imports.tsx';
import { Review } from './review.tsx';

export const clientLoader = needsWords('record-imports', 'record-entries', 'labs');

/** Taking over a record from elsewhere: choose it, look through it, confirm. */
export default function ImportPage() {
  const { t } = useTranslation('record-imports');
  const { active } = useFamily();
  return (
    <Sections>
      <title>{t('title')}</title>
      <div className="grid gap-2">
        <PageTitle eyebrow={t('forWhom', { name: active.name })}>{t('title')}</PageTitle>
        <p className="text-ink-soft">{t('lead')}</p>
      </div>
      <Steps key={active.id} />
    </Sections>
  );
}

function Steps() {
  const user = useUser();
  const { active } = useFamily();
  const subject = { patientId: user.id, dependentId: active.dependentId, byProvider: false };
  const [found, setFound] = useState<{ preview: ImportPreview; via: NonNullable<RecordImport['via']> }>();
  const [added, setAdded] = useState<number>();
  if (found)
    return (
      <Review
        subject={subject}
        name={active.name}
        preview={found.preview}
        via={found.via}
        onBack={() => setFound(undefined)}
        onAdded={(count) => {
          setAdded(count);
          setFound(undefined);
        }}
      />
    );
  return (
    <>
      {added === undefined ? (
        <ChooseSource subject={subject} onFound={(preview, via) => setFound({ preview, via })} />
      ) : (
        <ImportDone added={added} onAnother={() => setAdded(undefined)} />
      )}
      <PastImports subject={subject} onUndone={() => setAdded(undefined)} />
    </>
  );
}

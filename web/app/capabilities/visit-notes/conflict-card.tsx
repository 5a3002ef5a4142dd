import type { VisitNote } from '@lakou/contract/visit-notes';
import { NOTE_TEXTS } from '@lakou/contract/visit-notes.rules';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

interface ConflictCardProps {
  theirs: VisitNote;
  onChoose: (which: 'mine' | 'theirs') => void;
}

/** Another device wrote meanwhile: what it wrote, and the choice between the two. */
export function ConflictCard({ theirs, onChoose }: ConflictCardProps) {
  const { t } = useTranslation('visit-notes');
  const written = NOTE_TEXTS.filter((section) => theirs[section].trim());
  return (
    <Card as="section" attention="mango">
      <div role="alert" className="grid gap-2">
        <h2 className="text-18 font-bold">{t('conflict.title')}</h2>
        <p>{t('conflict.about')}</p>
      </div>
      <dl className="my-3 grid gap-2">
        {written.map((section) => (
          <div key={section}>
            <dt className="text-14 font-semibold">{t(`section.${section}`)}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{theirs[section]}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => onChoose('theirs')}>
          {t('conflict.theirs')}
        </Button>
        <Button variant="secondary" onClick={() => onChoose('mine')}>
          {t('conflict.mine')}
        </Button>
      </div>
    </Card>
  );
}

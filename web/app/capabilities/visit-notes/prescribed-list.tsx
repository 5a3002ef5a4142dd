import type { PrescribedMedicine } from '@lakou/contract/prescriptions';
import { MOST_PRESCRIPTIONS } from '@lakou/contract/prescriptions.rules';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Section } from '../../ui/section.tsx';
import { useWayToTake } from '../prescriptions/use-way-to-take.ts';
import type { InCare } from '../toolbox/toolbox.queries.ts';
import { PrescriptionDialog } from './prescription-dialog.tsx';
import { PrescriptionWarnings } from './prescription-warnings.tsx';

interface PrescribedListProps {
  person: InCare;
  value: readonly PrescribedMedicine[];
  /** Medicines that the person takes already, by name. */
  current: readonly string[];
  onChange: (value: PrescribedMedicine[]) => void;
}

/** What the note prescribes; valid once it is signed. */
export function PrescribedList({ person, value, current, onChange }: PrescribedListProps) {
  const { t } = useTranslation('visit-notes');
  const wayToTake = useWayToTake();
  /** The place of the medicine that is written; behind the last for a new one. */
  const [writing, setWriting] = useState<number>();
  function others(index: number) {
    const beside = value.filter((_, n) => n !== index).map(({ drug }) => drug);
    return { medicines: [...current, ...beside], beside };
  }
  function save(medicine: PrescribedMedicine) {
    onChange(value.toSpliced(writing ?? value.length, 1, medicine));
    setWriting(undefined);
  }
  return (
    <Section title={t('prescribed')}>
      <ul className="grid gap-3">
        {[...value.entries()].map(([index, medicine]) => (
          <Card as="li" key={`${medicine.drug} ${index}`}>
            <div className="flex items-start gap-1">
              <div className="min-w-0 grow">
                <p className="font-semibold wrap-anywhere">{medicine.drug}</p>
                <p className="text-15 text-ink-soft">{wayToTake(medicine)}</p>
                {medicine.instructions && <p className="text-15 wrap-anywhere">{medicine.instructions}</p>}
              </div>
              <IconButton
                icon={Pencil}
                label={t('changeDrug', { drug: medicine.drug })}
                onClick={() => setWriting(index)}
              />
              <IconButton
                icon={Trash2}
                label={t('removeDrug', { drug: medicine.drug })}
                onClick={() => onChange(value.filter((_, n) => n !== index))}
              />
            </div>
            <PrescriptionWarnings drug={medicine.drug} person={person} known={others(index)} />
          </Card>
        ))}
      </ul>
      {value.length < MOST_PRESCRIPTIONS && (
        <div>
          <Button variant="tint" icon={Plus} onClick={() => setWriting(value.length)}>
            {t('addMedicine')}
          </Button>
        </div>
      )}
      {writing !== undefined && (
        <PrescriptionDialog
          medicine={value[writing]}
          person={person}
          known={others(writing)}
          onSave={save}
          onClose={() => setWriting(undefined)}
        />
      )}
    </Section>
  );
}

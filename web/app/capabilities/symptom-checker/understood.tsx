import type { SymptomAnalysis } from '@lakou/contract/symptom-checker';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';

/** Lists the recognized symptoms, so that the reader notices and corrects a misunderstanding. */
export function Understood({ understood }: Pick<SymptomAnalysis, 'understood'>) {
  const { t } = useTranslation('symptom-checker');
  return (
    <Card as="section">
      <h2 className="text-18">{t('understood')}</h2>
      {understood.length === 0 ? (
        <p className="mt-1">{t('notUnderstood')}</p>
      ) : (
        <ul className="mt-2 flex flex-wrap gap-2">
          {understood.map(({ code, name, negated }) => (
            <li key={code}>
              <Badge tone={negated ? 'neutral' : 'sea'} icon={negated ? X : Check}>
                {negated ? t('without', { symptom: name }) : name}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

import { useTranslation } from '#platform/language/use-translation.ts';

// https://besimplywell.org/signs-of-labor/ (the rule, the signs),
// https://www.coch.nhs.uk/all-services/maternity-services/your-labour-birth/signs-of-labour.aspx (before 37 weeks),
// https://mydoctor.kaiserpermanente.org/ncal/article/when-to-go-to-the-hospital-884529 (first child, distance).
const SOURCES = 'MetroHealth (5-1-1), NHS Countess of Chester, Kaiser Permanente';
const EARLIER = ['bleeding', 'waters', 'movements', 'preterm', 'pain', 'told', 'before', 'far'] as const;

/** Whom the rule of thumb is for, and who goes earlier. */
export function GoRule() {
  const { t } = useTranslation('maternity');
  return (
    <div className="mt-4 grid gap-1">
      <h3 className="text-16">{t('contractions.earlier')}</h3>
      <ul className="list-disc pl-5">
        {EARLIER.map((reason) => (
          <li key={reason}>{t(`earlier.${reason}`)}</li>
        ))}
      </ul>
      <h3 className="mt-3 text-16">{t('contractions.ruleTitle')}</h3>
      <p>{t('contractions.rule')}</p>
      <p className="mt-1 text-14 text-ink-soft">{t('source', { source: SOURCES })}</p>
    </div>
  );
}

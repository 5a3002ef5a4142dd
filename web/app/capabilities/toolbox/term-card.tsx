import type { Term } from '@lakou/contract/toolbox';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useUser } from '../../platform/session.ts';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Provenance } from '../../ui/provenance.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** One term: its plain words are always shown, the rest when it is opened. */
export function TermCard({ term, open }: { term: Term; open: boolean }) {
  const { t } = useTranslation('toolbox');
  // Clinics have the dictionary without the toolbox.
  const mayOpenToolbox = useUser().role === 'PROVIDER';
  const lists = [
    { title: t('redFlags'), items: term.redFlags },
    { title: t('symptoms'), items: term.associatedSymptoms },
    { title: t('causes'), items: term.commonCauses },
    { title: t('tips'), items: term.diagnosticTips },
    { title: t('labs'), items: term.recommendedLabs },
  ].filter(({ items }) => items.length > 0);
  return (
    <Card as="li">
      <p className="text-14 text-ink-soft">{t(`categories.${term.category}`)}</p>
      <h2 className="text-18 font-bold">{term.term}</h2>
      <p className="mt-1 text-16">{term.definition.layperson}</p>
      <Disclosure title={t('details')} open={open}>
        <dl className="grid gap-3 text-15">
          <div>
            <dt className="font-semibold">{t('clinical')}</dt>
            <dd>{term.definition.clinical}</dd>
          </div>
          {lists.map(({ title, items }) => (
            <div key={title}>
              <dt className="font-semibold">{title}</dt>
              <dd>
                <ul className="list-disc pl-5">
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
          <div>
            <dt className="font-semibold">{t('treatment')}</dt>
            <dd>{term.treatmentOverview}</dd>
          </div>
          {term.codes.icd10.length > 0 && (
            <div>
              <dt className="font-semibold">ICD-10</dt>
              <dd className="flex flex-wrap gap-x-4">
                {term.codes.icd10.map((code) =>
                  mayOpenToolbox ? (
                    <TextLink key={code} to={`/app/toolbox?tool=codes&code=${code}`}>
                      {code}
                    </TextLink>
                  ) : (
                    <span key={code}>{code}</span>
                  ),
                )}
              </dd>
            </div>
          )}
          {term.medicines.length > 0 && (
            <Links
              title={t('namedMedicines')}
              links={term.medicines.map(({ id, name }) => ({ to: `/app/medicines/${id}`, text: name }))}
            />
          )}
          {term.guides.length > 0 && (
            <Links
              title={t('forPatients')}
              links={term.guides.map(({ slug, title }) => ({ to: `/app/education/${slug}`, text: title }))}
            />
          )}
        </dl>
        <Provenance known={term} />
      </Disclosure>
    </Card>
  );
}

function Links({ title, links }: { title: string; links: { to: string; text: string }[] }) {
  return (
    <div>
      <dt className="font-semibold">{title}</dt>
      <dd>
        <ul className="flex flex-wrap gap-x-4">
          {links.map(({ to, text }) => (
            <li key={to}>
              <TextLink to={to}>{text}</TextLink>
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}

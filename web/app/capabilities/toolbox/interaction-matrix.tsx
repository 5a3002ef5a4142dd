import type { DrugCheck } from '@lakou/contract/toolbox';
import { INTERACTION_SEVERITIES } from '@lakou/contract/toolbox.rules';
import { useTranslation } from '#platform/language/use-translation.ts';
import { classNames } from '../../ui/class-names.ts';
import { tintOf } from '../../ui/tone.ts';
import { severityLook } from './severity-look.ts';

type Drug = DrugCheck['drugs'][number];

/** The most severe of what is known between two products. */
const worstBetween = ({ found }: DrugCheck, first: Drug, second: Drug) =>
  INTERACTION_SEVERITIES.find((severity) =>
    found.some(
      (hit) =>
        hit.severity === severity &&
        ((first.parts.includes(hit.drugs[0] ?? '') && second.parts.includes(hit.drugs[1] ?? '')) ||
          (first.parts.includes(hit.drugs[1] ?? '') && second.parts.includes(hit.drugs[0] ?? ''))),
    ),
  );

/** Every medicine with every other one, from three on: with two there is one line below anyway. */
export function InteractionMatrix({ check }: { check: DrugCheck }) {
  const { t } = useTranslation('toolbox');
  const { drugs } = check;
  if (drugs.length < 3) return null;
  const nameOf = ({ name }: Drug) => name.replace(/ \(.*\)$/, '');
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-separate border-spacing-1 text-14">
        <caption className="sr-only">{t('matrix')}</caption>
        <thead>
          <tr>
            <td />
            {drugs.slice(0, -1).map((drug) => (
              <th key={drug.typed} scope="col" className="p-1 text-left font-semibold">
                {nameOf(drug)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {drugs.slice(1).map((row, at) => (
            <tr key={row.typed}>
              <th scope="row" className="p-1 text-left font-semibold">
                {nameOf(row)}
              </th>
              {drugs.slice(0, -1).map((column, place) => {
                if (place > at) return <td key={column.typed} />;
                const worst = worstBetween(check, row, column);
                const Icon = worst && severityLook[worst].icon;
                return (
                  <td
                    key={column.typed}
                    className={classNames(
                      'rounded-control p-2 text-center',
                      tintOf[worst ? severityLook[worst].tone : 'neutral'],
                    )}
                  >
                    {worst && Icon ? (
                      <Icon size={20} className="mx-auto" aria-label={t(`severity.${worst}`)} />
                    ) : (
                      <>
                        <span className="sr-only">{t('noneInList')}</span>
                        <span aria-hidden="true">–</span>
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

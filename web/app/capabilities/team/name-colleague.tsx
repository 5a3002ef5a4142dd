import { nameBegunIn } from '@lakou/contract/team.rules';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { teamQuery } from '../staff/staff.queries.ts';

const MOST_OFFERED = 5;
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

interface NameColleagueProps {
  clinicId: string;
  text: string;
  onChoose: (name: string) => void;
}

/** Colleagues whose name begins as what was typed after an @. */
export function NameColleague({ clinicId, text, onChoose }: NameColleagueProps) {
  const { t } = useTranslation('team');
  const me = useUser();
  const begun = nameBegunIn(text);
  const { data = [] } = useQuery({ ...teamQuery(clinicId), enabled: begun !== undefined });
  if (begun === undefined) return null;
  const offered = data.filter(({ id, name }) => id !== me.id && plain(name).startsWith(plain(begun)));
  if (offered.length === 0) return null;
  return (
    <ul aria-label={t('mention')} className="flex flex-wrap gap-2">
      {offered.slice(0, MOST_OFFERED).map(({ id, name }) => (
        <li key={id}>
          <Button variant="tint" size="sm" onClick={() => onChoose(name)}>
            {`@${name}`}
          </Button>
        </li>
      ))}
    </ul>
  );
}

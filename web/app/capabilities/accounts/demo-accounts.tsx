import { useQuery } from '@tanstack/react-query';
import UserRound from 'lucide-react/icons/user-round';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { Button } from '../../ui/button.tsx';

const demoQuery = { queryKey: ['demo'], queryFn: () => api('GET /api/demo') };

interface DemoAccountsProps {
  busy: boolean;
  onChoose(account: { email: string; password: string }): void;
}

/** Buttons that sign in as a demo account; outside demo mode the server offers none. */
export function DemoAccounts({ busy, onChoose }: DemoAccountsProps) {
  const { t } = useTranslation('accounts');
  const accounts = useQuery(demoQuery).data?.accounts ?? [];
  if (accounts.length === 0) return null;
  return (
    <section className="mt-8 border-t border-line pt-6">
      <h2 className="mb-3 text-15 font-semibold text-ink-soft">{t('demo')}</h2>
      <div className="grid gap-2">
        {accounts.map(({ role, name, email, password }) => (
          <Button
            key={email}
            variant="tint"
            icon={UserRound}
            disabled={busy}
            onClick={() => onChoose({ email, password })}
          >
            {t(`demoAs.${role}`, { name })}
          </Button>
        ))}
      </div>
    </section>
  );
}

import type { ShiftSwap } from '@lakou/contract/shift-swaps';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormError } from '../../ui/form-error.tsx';
import { SHIFTS_KEY } from './shifts.queries.ts';

type Action = 'accept' | 'decline' | 'approve' | 'refuse' | 'withdraw';

/** What the reader may do with a swap now. */
function actionsOf(
  { state, askerId, colleagueId }: ShiftSwap,
  { me, decides }: { me: string; decides: boolean },
): readonly Action[] {
  if (decides) return state === 'accepted' ? ['approve', 'refuse'] : [];
  if (state === 'asked' && me === colleagueId) return ['accept', 'decline'];
  const isOpen = state === 'asked' || state === 'accepted';
  return isOpen && (me === askerId || me === colleagueId) ? ['withdraw'] : [];
}

function send(id: string, action: Action): Promise<unknown> {
  const params = { id };
  if (action === 'withdraw') return api('DELETE /api/clinics/shift-swaps/:id', { params });
  if (action === 'approve' || action === 'refuse')
    return api('POST /api/clinics/shift-swaps/:id/decision', {
      params,
      body: { approve: action === 'approve' },
    });
  return api('POST /api/clinics/shift-swaps/:id/answer', { params, body: { accept: action === 'accept' } });
}

interface SwapActionsProps {
  swap: ShiftSwap;
  /** When it is, for the names of the buttons. */
  shift: string;
  decides: boolean;
}

export function SwapActions({ swap, shift, decides }: SwapActionsProps) {
  const { t } = useTranslation('shift-swaps');
  const { id: me } = useUser();
  const actions = actionsOf(swap, { me, decides });
  const answered = actions.includes('withdraw') ? t('withdrawn') : t('answered');
  const { save, isSaving, problem } = useSave((action: Action) => send(swap.id, action), {
    queryKey: SHIFTS_KEY,
    done: decides ? t('decided') : answered,
    failed: t('changeFailed'),
    onDone: () => undefined,
  });
  const name = me === swap.askerId ? swap.colleagueName : swap.askerName;
  if (actions.length === 0) return null;
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {actions.map((action, at) => (
          <Button
            key={action}
            size="sm"
            variant={at === 0 && actions.length > 1 ? 'primary' : 'secondary'}
            busy={isSaving}
            aria-label={t('actionOf', { action: t(action), name, shift })}
            onClick={() => save(action)}
          >
            {t(action)}
          </Button>
        ))}
      </div>
      {problem && <FormError>{problem}</FormError>}
    </>
  );
}

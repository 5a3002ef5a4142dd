import Plus from 'lucide-react/icons/plus';
import { useTranslation } from '#platform/language/use-translation.ts';

/** The profile switcher as it looks in the app. */
export function FamilySample() {
  const { t } = useTranslation('home');
  return (
    <div className="grid grid-cols-4 gap-2 text-center text-14 font-semibold leading-tight">
      <Person name={t('sample.you')} head="woman" view="-27 -158 58 58" cloth="var(--cloth-sea)" chosen />
      <Person name={t('sample.child')} head="child" view="-25 -98 50 50" cloth="var(--fruit)" />
      <Person name={t('sample.elder')} head="grandmother" view="-17 -122 52 52" cloth="var(--cloth-blue)" />
      <div>
        <span className="mx-auto mb-2 grid size-14 lg:size-16 place-items-center rounded-full border-2 border-dashed border-line-strong text-ink-soft">
          <Plus size={24} />
        </span>
        {t('sample.add')}
      </div>
    </div>
  );
}

interface PersonProps {
  name: string;
  head: 'woman' | 'child' | 'grandmother';
  /** The viewBox of the scene that shows this head. */
  view: string;
  cloth: string;
  chosen?: boolean;
}

function Person({ name, head, view, cloth, chosen = false }: PersonProps) {
  const [left = 0, top = 0, size = 0] = view.split(' ').map(Number);
  return (
    <div>
      <svg
        aria-hidden="true"
        viewBox={view}
        className={`mx-auto mb-2 size-14 lg:size-16 rounded-full bg-sea-tint ${chosen ? 'outline-3 outline-offset-2 outline-sea' : ''}`}
      >
        <circle cx={left + size / 2} cy={top + size * 1.12} r={size * 0.38} fill={cloth} />
        <use href={`#${head}-head`} />
      </svg>
      {name}
    </div>
  );
}

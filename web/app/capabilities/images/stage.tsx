import { type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Problem } from '../../ui/problem.tsx';
import { type Look, lookAfterKey, moved } from './look.ts';

interface StageProps {
  title: string;
  source: string;
  /** Shown until the image has arrived. */
  preview: string | null;
  look: Look;
  onLook: (look: Look) => void;
}

interface Touch {
  readonly x: number;
  readonly y: number;
}

/** A file that came and shows nothing is broken; one that did not come may come next time. */
async function whyNot(source: string): Promise<'broken' | 'missing'> {
  const came = await fetch(source, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
  return came ? 'broken' : 'missing';
}

const apart = ([a, b]: Touch[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** Where an image is looked at: dragged with a finger or the mouse, pinched, or moved with the arrow keys. */
export function Stage({ title, source, preview, look, onLook }: StageProps) {
  const { t } = useTranslation('images');
  const touches = useRef(new Map<number, Touch>());
  const [state, setState] = useState<{ source: string; is: 'shown' | 'broken' | 'missing' }>();
  const is = state?.source === source ? state.is : 'loading';

  function move(event: PointerEvent<HTMLElement>) {
    const before = touches.current.get(event.pointerId);
    if (!before) return;
    const distance = apart([...touches.current.values()]);
    touches.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const side = event.currentTarget.clientWidth;
    const now = apart([...touches.current.values()]);
    if (distance > 0 && now > 0)
      onLook({ ...look, zoom: Math.min(8, Math.max(1, (look.zoom * now) / distance)) });
    else onLook(moved(look, event.clientX - before.x, event.clientY - before.y, side));
  }
  const end = (event: PointerEvent) => void touches.current.delete(event.pointerId);
  const style = {
    transform: `translate(${look.x}px, ${look.y}px) rotate(${look.turns * 90}deg) scale(${look.zoom})`,
    filter: `contrast(${look.contrast}%)`,
  };
  return (
    <div className="relative grid aspect-square max-h-[70dvh] w-full place-items-center overflow-hidden rounded-card border border-line bg-sunken">
      {is === 'loading' && preview && (
        <img src={preview} alt="" className="absolute size-full object-contain blur-sm" />
      )}
      <button
        type="button"
        aria-label={t('viewer.stage', { title })}
        className="absolute inset-0 touch-none -outline-offset-4"
        onKeyDown={(event) => {
          const next = lookAfterKey(look, event.key, event.currentTarget.clientWidth);
          if (!next) return;
          event.preventDefault();
          onLook(next);
        }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          touches.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        }}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        {(is === 'loading' || is === 'shown') && (
          <img
            src={source}
            alt=""
            draggable={false}
            style={style}
            onLoad={() => setState({ source, is: 'shown' })}
            onError={() => void whyNot(source).then((why) => setState({ source, is: why }))}
            className="size-full object-contain"
          />
        )}
      </button>
      {is === 'broken' && (
        <p role="alert" className="px-4 text-center text-16">
          {t('viewer.invalid')}
        </p>
      )}
      {is === 'missing' && (
        <div className="relative">
          <Problem text={t('viewer.failed')} onRetry={() => setState(undefined)} />
        </div>
      )}
      {is === 'loading' && (
        <p role="status" className="absolute bottom-2 rounded-full bg-surface px-3 py-1 text-14">
          {t('viewer.loading')}
        </p>
      )}
    </div>
  );
}

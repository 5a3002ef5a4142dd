import type { FileKind } from '@lakou/contract/files';
import FileText from 'lucide-react/icons/file-text';
import { useState } from 'react';
import { useLowData } from '../../platform/low-data.ts';
import { classNames } from '../class-names.ts';
import { thumbnailOf } from './file-address.ts';

/** A small preview of a file, or an icon when it is not a picture, and in low-data mode. */
export function FileShown({ kind, source }: { kind: FileKind; source: string | undefined }) {
  const [broken, setBroken] = useState<string>();
  const lowData = useLowData();
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-18 shrink-0 place-items-center overflow-hidden border border-line bg-sunken text-ink-soft',
        kind === 'photo' ? 'rounded-full' : 'rounded-control',
      )}
    >
      {source && source !== broken && !lowData ? (
        <img
          src={kind === 'document' ? source : thumbnailOf(source)}
          alt=""
          className={classNames('size-full', kind === 'logo' ? 'object-contain' : 'object-cover')}
          onError={() => setBroken(source)}
        />
      ) : (
        <FileText size={30} strokeWidth={1.5} />
      )}
    </span>
  );
}

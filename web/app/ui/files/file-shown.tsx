import type { FileKind } from '@lakou/contract/files';
import FileText from 'lucide-react/icons/file-text';
import { useState } from 'react';
import { classNames } from '../class-names.ts';

/** A file as a small picture; a sheet of paper when it is none. */
export function FileShown({ kind, source }: { kind: FileKind; source: string | undefined }) {
  const [broken, setBroken] = useState<string>();
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-18 shrink-0 place-items-center overflow-hidden border border-line bg-sunken text-ink-soft',
        kind === 'photo' ? 'rounded-full' : 'rounded-control',
      )}
    >
      {source && source !== broken ? (
        <img
          src={kind === 'document' ? source : smallOf(source)}
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

/** The server keeps a small version of every photo and logo. */
export const smallOf = (address: string): string =>
  address.startsWith('/api/files/') ? `${address}?thumb=1` : address;

/** Words that stand in for a file have no address; ours do, and pictures may travel as data. */
export const addressOf = (value: string): string | undefined =>
  /^(\/api\/|data:image\/|blob:)/.test(value) ? value : undefined;

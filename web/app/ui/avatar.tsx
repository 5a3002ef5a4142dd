import { useState } from 'react';
import { useLowData } from '../platform/low-data.ts';
import { classNames } from './class-names.ts';
import { initialsOf, toneOf } from './initials.ts';
import { tintOf } from './tone.ts';

interface AvatarProps {
  name: string;
  photo?: string | undefined;
  size?: 'sm' | 'md' | 'lg';
}

const SIZES = { sm: 'size-8 text-13', md: 'size-11 text-16', lg: 'size-16 text-22' };

/** A photo beside a name; initials where there is none, and in low-data mode. The name is always written too, so screen readers skip this. */
export function Avatar({ name, photo, size = 'md' }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const lowData = useLowData();
  return (
    <span
      aria-hidden="true"
      // The stylesheet shows the initials, because text here would become part of the name of a button around it.
      data-initials={initialsOf(name)}
      className={classNames(
        'relative grid shrink-0 place-items-center overflow-hidden rounded-full font-bold before:content-[attr(data-initials)]',
        SIZES[size],
        tintOf[toneOf(name)],
      )}
    >
      {photo && photo !== broken && !lowData && (
        <img
          src={photo}
          alt=""
          loading="lazy"
          className="absolute inset-0 size-full object-cover"
          onError={() => setBroken(photo)}
        />
      )}
    </span>
  );
}

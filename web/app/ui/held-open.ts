import type { SyntheticEvent } from 'react';

/** For a dialog that only its own buttons close. A page may refuse the first Escape or back gesture, and not the next. */
export const HELD_OPEN = {
  onCancel: (event: SyntheticEvent) => event.preventDefault(),
  onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (currentTarget.isConnected && !currentTarget.open) currentTarget.showModal();
  },
};

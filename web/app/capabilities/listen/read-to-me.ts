const KEY = 'read-to-me';

/** Whether danger answers and first aid speak by themselves on this device. */
export const readsToMe = () => localStorage.getItem(KEY) === 'yes';

export function chooseReadToMe(chosen: boolean): void {
  if (chosen) localStorage.setItem(KEY, 'yes');
  else localStorage.removeItem(KEY);
}

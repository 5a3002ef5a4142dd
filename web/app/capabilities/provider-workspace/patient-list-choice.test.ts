import { expect, test } from 'vitest';
import { addressOf, choiceIn } from './patient-list-choice.ts';

test('PROV-1 filter and order of the patients are in the address, and what is unknown there chooses nothing', () => {
  for (const address of ['', 'flag=danger', 'sort=need', 'flag=pregnant&sort=last'])
    expect(addressOf(choiceIn(new URLSearchParams(address)))).toBe(address);
  expect(choiceIn(new URLSearchParams('flag=rich&sort=wealth'))).toEqual({ flag: undefined, sort: 'name' });
});

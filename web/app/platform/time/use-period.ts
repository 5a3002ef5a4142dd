import { useAddress } from '../use-address.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;

interface Period {
  from: string;
  to: string;
}

/** Two days that are kept in the address; what is missing or wrong there is as usual. */
export function usePeriod(usual: Period) {
  const { params, change } = useAddress();
  const dayIn = (address: URLSearchParams, name: keyof Period) => {
    const day = address.get(name) ?? '';
    return DAY.test(day) ? day : usual[name];
  };
  const periodIn = (address: URLSearchParams): Period => ({
    from: dayIn(address, 'from'),
    to: dayIn(address, 'to'),
  });
  const put = (days: Partial<Period>) => change((asked) => ({ ...periodIn(asked), ...days }));
  return { period: periodIn(params), put };
}

import { useSearchParams } from 'react-router';

/** Filters that are kept in the address, so that a list can be sent and gone back to. */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const put = (name: string, value: string) =>
    setParams(
      (before) => {
        if (value) before.set(name, value);
        else before.delete(name);
        return before;
      },
      { replace: true },
    );
  return { get: (name: string) => params.get(name) ?? '', put };
}

import { fillCare } from './care-data.ts';
import { signIn } from './chat-data.ts';
import { type Person, withDatabases } from './databases.ts';
import { withFolder } from './folder.ts';

interface Practice {
  readonly url: string;
  readonly doctor: Person;
}

/** A database with one provider who treats all of its patients. */
export const withOneProvider = <T>(
  { patients, bookings }: { readonly patients: number; readonly bookings: number },
  work: (practice: Practice) => Promise<T>,
): Promise<T> =>
  withFolder((folder) =>
    withDatabases(folder, ['one'], 1, async ([database]) => {
      if (!database) throw new Error('a database was asked for');
      const { url } = database;
      const [doctor] = await signIn(url, await fillCare(url, { patients, providers: 1, bookings }));
      if (!doctor) throw new Error('nobody to ask');
      return work({ url, doctor });
    }),
  );

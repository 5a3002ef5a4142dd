import { beforeAll } from 'vitest';
import { testClock } from './app.ts';
import { type Instance, signedIn, testDatabase } from './instance.ts';

export type Somebody = Awaited<ReturnType<typeof signedIn>>;

/** The product with its own database, and the calls about one's own profile. */
export function profileTest() {
  const lakou = testDatabase();
  const clock = testClock();
  let opened: Instance | undefined;
  beforeAll(async () => {
    opened = await lakou.open({ clock, jobs: false });
  });
  const instance = (): Instance => {
    if (!opened) throw new Error('the app starts with the first test');
    return opened;
  };

  const send = (method: 'GET' | 'PUT' | 'POST', url: string, as: Somebody, payload?: object) =>
    instance().app.inject({ method, url, headers: as.headers, ...(payload && { payload }) });
  return {
    lakou,
    clock,
    instance,
    send,
    somebody: (role: Parameters<typeof signedIn>[1]) => signedIn(instance().platform, role),
    put: (as: Somebody, payload: object) => send('PUT', `/api/users/${as.id}`, as, payload),
    read: async (as: Somebody) => (await send('GET', `/api/users/${as.id}`, as)).json(),
    complete: (as: Somebody, payload: object) =>
      send('POST', `/api/users/${as.id}/complete-profile`, as, payload),
  };
}

/** Which fields a refusal names. */
export const paths = (reply: { json(): { fields: { path: string }[] } }) =>
  reply.json().fields.map(({ path }) => path);

/** Exactly what each role must fill in. */
export const PATIENT = {
  dateOfBirth: '1991-03-14',
  address: '12, rue Baranquilla, Jacmel',
  phone: '+50937001234',
  emergencyContact: { name: 'Rose Pierre', phone: '+50937005678', address: 'Jacmel' },
};

export const HOURS = {
  timeZone: 'America/Port-au-Prince',
  hours: [
    { day: 'mon', from: '08:00', to: '12:00' },
    { day: 'mon', from: '12:00', to: '16:00' },
    { day: 'sat', from: '09:00', to: '11:30' },
  ],
};

export const PROVIDER = {
  professionalTitle: 'Médecin généraliste',
  specialty: 'Family Medicine',
  licenseNumber: 'MSPP-2011-0427',
  licenseIssuingAuthority: 'MSPP',
  licenseExpirationDate: '2028-06-30',
  yearsOfExperience: 12,
  education: 'Université d’État d’Haïti',
  phone: '+50937009012',
  availability: HOURS,
  serviceLocations: [{ name: 'Jacmel', lat: 18.2342, lng: -72.5354 }],
};

export const CLINIC = {
  name: 'Klinik Solèy',
  contactEmail: 'klinik@example.test',
  contactPhone: '+50937003456',
  facilityAddress: '3, rue Commerce, Jérémie',
};

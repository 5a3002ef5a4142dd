import { beforeAll, expect, test } from 'vitest';
import { profileTest, type Somebody } from '#test/profiles.ts';

const { lakou, somebody, send } = profileTest();
let patient: Somebody;

/** Ten thousand, spread over Haiti; every tenth is away. In parts: a busy machine is slow, and no statement may last. */
beforeAll(async () => {
  patient = await somebody('PATIENT');
  for (let from = 1; from < 10_000; from += 1000) {
    await lakou.db.query(
      `insert into app_users (id, name, email, role, preferred_language, is_profile_complete, phone, created_at)
       select ('01900000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Doktè ' || n, n || '@many.test',
         'PROVIDER', 'ht', true, '+50937009012', now() from generate_series($1::int, $1 + 999) n`,
      [from],
    );
    await lakou.db.query(
      `insert into provider_profiles (user_id, specialty, languages_spoken, service_locations, is_available,
         rating_sum, rating_count)
       select id, (array['Pediatrics', 'Surgery', 'Family Medicine', 'Mental Health'])[1 + (row_number() over ()) % 4],
         '{ht}', jsonb_build_array(jsonb_build_object('name', 'Katye ' || right(name, 3),
           'lat', 18.1 + random() * 1.8, 'lng', -74.3 + random() * 2.5)), random() > 0.1, (random() * 250)::int, 50
       from app_users u
       where role = 'PROVIDER' and not exists (select from provider_profiles v where v.user_id = u.id)`,
    );
  }
  await lakou.db.query('analyze');
}, 120_000);


test('times', async () => {
  const urls = ['?limit=20','?limit=20&specialty=Surgery','?limit=20&q=dokte 9876','?limit=20&q=dokte','?limit=20&near=18.5,-72.3&radiusKm=10','?limit=20&location=katye 99&near=18.5,-72.3&radiusKm=10','?limit=20&language=ht&mode=video&country=HT','?limit=20&q=nobodyatall','/map','/map?bbox=-72.4,18.5,-72.3,18.6','?limit=500'];
  const run = async () => {
    const out: Record<string, string> = {};
    for (const u of urls) {
      const times: number[] = [];
      for (let i = 0; i < 30; i++) { const t = performance.now(); const r = await send('GET', '/api/providers' + u, patient); if (r.statusCode !== 200) throw new Error(r.body); times.push(performance.now() - t); }
      times.sort((x, y) => x - y);
      out[u] = `p50 ${times[15]!.toFixed(1)} p95 ${times[28]!.toFixed(1)} min ${times[0]!.toFixed(1)}`;
    }
    return out;
  };
  console.log('10000', await run());
  await lakou.db.query("delete from provider_listings where provider_id in (select provider_id from provider_listings order by provider_id offset 100)");
  await lakou.db.query('vacuum analyze provider_listings');
  console.log('100', await run());
}, 120000);

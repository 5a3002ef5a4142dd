import type { Routes } from '#platform/capability.ts';
import { onePage } from '#platform/http/page.ts';
import { countSearch } from '#platform/limits/limiter.ts';
import { hidesUnverified } from '../providers/providers.service.ts';
import { listPharmacies } from './pharmacies.store.ts';
import {
  canChoosePharmacy,
  canHandOver,
  canListOrders,
  canListOwnOrders,
  canMakeReady,
  canReadOrder,
  canRefuseOrder,
  canSendOrder,
  canTakeOrderBack,
} from './pharmacy-orders.access.ts';
import { getOrder, handOver, makeReady, refuse, sendOrder, takeBack } from './pharmacy-orders.service.ts';
import { listOrdersOf, listOwnOrders } from './pharmacy-orders.store.ts';
import { viewListed } from './pharmacy-orders.view.ts';

type About = { readonly patientId: string; readonly dependentId: string | null };
const people = (list: readonly About[]) =>
  list.flatMap(({ patientId, dependentId }) => [patientId, dependentId]);
const person = ({ patientId, dependentId }: About) => [patientId, dependentId];

export const pharmacyOrders: Routes = (on, { config }) => {
  on('GET /api/prescriptions/:id/pharmacies', canChoosePharmacy, async ({ grant, query, reply }) => {
    await countSearch(grant, query.q);
    const found = await listPharmacies(grant, { ...query, verifiedOnly: hidesUnverified(config) });
    return onePage(reply, found, query);
  });
  on(
    'POST /api/prescriptions/:id/pharmacy-orders',
    canSendOrder,
    ({ grant, body }) => sendOrder(grant, body, config),
    person,
  );
  on(
    'GET /api/data/health/pharmacy-orders/:id',
    canListOwnOrders,
    async ({ grant, query, reply }) =>
      onePage(reply, (await listOwnOrders(grant, query)).map(viewListed), query),
    people,
  );
  on(
    'GET /api/clinics/:id/pharmacy-orders',
    canListOrders,
    async ({ grant, query, reply }) =>
      onePage(reply, (await listOrdersOf(grant, query)).map(viewListed), query),
    people,
  );
  const one = '/api/pharmacy-orders/:id';
  on(`GET ${one}`, canReadOrder, ({ grant, params }) => getOrder(grant, params.id), person);
  on(`POST ${one}/take-back`, canTakeOrderBack, ({ grant }) => takeBack(grant), person);
  on(`POST ${one}/ready`, canMakeReady, ({ grant, body }) => makeReady(grant, body.answer), person);
  on(`POST ${one}/hand-over`, canHandOver, ({ grant, body }) => handOver(grant, body.lines), person);
  on(`POST ${one}/refuse`, canRefuseOrder, ({ grant, body }) => refuse(grant, body.reason));
};

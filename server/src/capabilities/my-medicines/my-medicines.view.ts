import type { Dose, MyMedicine } from '@lakou/contract/my-medicines';
import type { DoseRow } from './doses.store.ts';
import type { MedicineRow } from './my-medicines.store.ts';

export function viewMedicine({ authorId, authorName, byProvider, ...row }: MedicineRow): MyMedicine {
  return { ...row, by: { id: authorId, name: authorName, provider: byProvider } };
}

export function viewDose({ dueAt, answeredAt, ...row }: DoseRow): Dose {
  return { ...row, dueAt: dueAt.toISOString(), answeredAt: answeredAt?.toISOString() ?? null };
}

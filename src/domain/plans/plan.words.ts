import type { ListedPlan } from '#contracts/admin/users-vocabulary.ts'

/** The plans of people and companies alike, as the administration names them. */
export const listedPlanNames: Record<ListedPlan, string> = {
  free: 'Gratuito',
  premium: 'Premium',
  enterprise: 'Enterprise',
}

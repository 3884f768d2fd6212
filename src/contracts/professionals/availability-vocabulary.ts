/** How soon a professional could begin. Without zod, for the forms. */
export const availabilities = ['now', '15_days', '30_days'] as const
export type Availability = (typeof availabilities)[number]

export const availabilityLabels: Record<Availability, string> = {
  now: 'Ya mismo',
  '15_days': 'En 15 días',
  '30_days': 'En 30 días',
}

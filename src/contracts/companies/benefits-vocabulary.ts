/** What a company may give its people, beyond what the law asks of every employer. */
export const benefits = [
  'eps',
  'life_insurance',
  'flexible_hours',
  'remote_work',
  'hybrid_work',
  'short_fridays',
  'extra_days',
  'parental_leave',
  'training',
  'studies',
  'career_path',
  'bonus',
  'meals',
  'transport',
  'childcare',
  'wellbeing',
  'equipment',
  'discounts',
] as const
export type Benefit = (typeof benefits)[number]

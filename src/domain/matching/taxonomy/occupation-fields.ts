/**
 * The fields that an occupation of the taxonomy may belong to: one each, the closest.
 *
 * The files `occupations-*.data.ts` hold one occupation a line, in five parts:
 * `Masculine / Feminine | field | synonym, … | usual skill, … | related occupation, …`. A form equal for both genders
 * stands alone, related occupations are named by their first form and hold both ways, and a synonym, in Spanish or
 * English and without seniority, belongs to one occupation only; '=' before it: only where it is the whole title.
 */
export const occupationFields = [
  'software-data',
  'infrastructure',
  'design-media',
  'marketing',
  'sales',
  'customer-service',
  'administration',
  'human-resources',
  'finance',
  'law',
  'public-administration',
  'logistics',
  'transport',
  'engineering',
  'mining-energy',
  'construction',
  'production',
  'maintenance',
  'agriculture-fishing',
  'environment-safety',
  'health',
  'social',
  'education',
  'hospitality',
  'personal-services',
  'security',
  'science',
  'arts-sports',
] as const

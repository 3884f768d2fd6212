/**
 * The fields of occupations in the taxonomy: each occupation has one, the closest.
 *
 * The files `occupations-*.data.ts` contain one occupation per line, in five parts: `Masculine / Feminine | field | synonym, … |
 * usual skill, … | related occupation, …`. A form for both genders stands alone. Related occupations are named by their first form
 * and are symmetric. A synonym, in Spanish or English and without seniority, belongs to one occupation only; '=' before it: only as
 * a whole title.
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

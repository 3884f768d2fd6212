import type { Benefit } from '#contracts/companies/benefits-vocabulary.ts'

export const benefitNames: Record<Benefit, string> = {
  eps: 'Seguro EPS',
  life_insurance: 'Seguro de vida adicional',
  flexible_hours: 'Horario flexible',
  remote_work: 'Teletrabajo',
  hybrid_work: 'Días remotos',
  short_fridays: 'Viernes corto',
  extra_days: 'Más días de descanso',
  parental_leave: 'Licencias por hijos más largas',
  training: 'Capacitaciones',
  studies: 'Apoyo para estudios',
  career_path: 'Línea de carrera',
  bonus: 'Bono por resultados',
  meals: 'Almuerzo o vales de comida',
  transport: 'Movilidad',
  childcare: 'Guardería',
  wellbeing: 'Gimnasio y bienestar',
  equipment: 'Equipo para trabajar en casa',
  discounts: 'Descuentos y convenios',
}

/** The benefits of a company as its page lists them: the known ones in their order, then those in its own words. */
export const benefitLines = (known: readonly Benefit[], own: readonly string[]): string[] => [
  ...(Object.keys(benefitNames) as Benefit[])
    .filter((one) => known.includes(one))
    .map((one) => benefitNames[one]),
  ...own,
]

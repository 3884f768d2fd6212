import { foldText } from './plain-text.ts'

const SAFE_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/([cs])ion$/, '$1ión'],
  [/logia(s?)$/, 'logía$1'],
  [/grafia(s?)$/, 'grafía$1'],
  [/nomia(s?)$/, 'nomía$1'],
  [/eria(s?)$/, 'ería$1'],
  [/logic([oa]s?)$/, 'lógic$1'],
  [/grafic([oa]s?)$/, 'gráfic$1'],
]
const NOT_BY_ENDING =
  /^(?:(?:in|anti)?materias?|bacterias?|arterias?|ferias?|miserias?|serias?|periferias?|histerias?)$/

const WORDS = new Map(
  `
    análisis área áreas asesoría atención auditoría básica básico básicos académico académica bilingüe
    clínica clínico código cómputo crédito créditos día días dinámico económica económico eléctrica
    eléctrico electrónica electrónico energía estadística estadístico específica específico ética física
    físico género guía informática informático inglés jurídica jurídico línea logística logístico máquina
    máquinas mecánica mecánico médica médico médicos método mínimo mínima número página pedagógica
    pedagógico práctica prácticas presión propósito próximo psicóloga psicólogo pública públicas público
    públicos química químico razón salón síntesis técnica técnicas técnico técnicos telefónica topógrafo
    título tránsito única único útil vehículo vehículos vocación año años niño niños niñas niña diseño
    desempeño ofimática límite política políticas geográfica jóvenes categoría mayoría gestión perú región
    orientación empatía ético analítica analítico`
    .trim()
    .split(/\s+/)
    .map((word) => [foldText(word), word]),
)

/**
 * Restores the accent of a lower-case Spanish word that lost it in capitals ('gestion' → 'gestión'). Only if the form without
 * accent is no other word in ads; other words are unchanged.
 */
export function restoreAccent(word: string): string {
  const known = WORDS.get(word)
  if (known !== undefined) return known
  if (NOT_BY_ENDING.test(word)) return word
  for (const [ending, accented] of SAFE_ENDINGS) if (ending.test(word)) return word.replace(ending, accented)
  return word
}

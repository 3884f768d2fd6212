const nouns = {
  experiences: ['experiencia', 'experiencias'],
  educations: ['estudio', 'estudios'],
  skills: ['habilidad', 'habilidades'],
  languages: ['idioma', 'idiomas'],
  certifications: ['certificación', 'certificaciones'],
} as const

/** '2 experiencias, 1 estudio y 4 habilidades'. Zero counts are left out; '' when all are zero. */
export function countedInWords(counts: Readonly<Partial<Record<keyof typeof nouns, number>>>): string {
  const parts = Object.entries(nouns).flatMap(([name, [one, many]]) => {
    const count = counts[name as keyof typeof nouns] ?? 0
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]
  })
  const last = parts.pop()
  return parts.length > 0 ? `${parts.join(', ')} y ${last}` : (last ?? '')
}

import type { DoubleReason } from '#contracts/applications/doubles.contract.ts'

const names: Record<DoubleReason, string> = {
  email: 'su correo llega al mismo buzón',
  name: 'tienen el mismo nombre completo',
  phone: 'dejaron el mismo teléfono',
}

/** Why two applications look like the same person's: 'dejaron el mismo teléfono y tienen el mismo nombre completo'. */
export const reasonsInWords = (reasons: readonly DoubleReason[]): string =>
  new Intl.ListFormat('es-PE').format(reasons.toSorted().map((reason) => names[reason]))

/** After a move: what happened to the applications that are joined. */
export const withOthers = 'Su otra postulación pasa también'

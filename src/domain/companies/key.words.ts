import type { KeyEnd, KeyScope } from '#contracts/companies/keys-vocabulary.ts'

/** What each scope of a key allows. */
export const scopeNames: Readonly<Record<KeyScope, string>> = {
  'company:read': 'Leer los datos de tu empresa',
  'jobs:read': 'Leer tus empleos, borradores y estadísticas',
  'jobs:write': 'Publicar, editar, programar y cerrar empleos',
  'candidates:read': 'Leer candidatos, sus respuestas y su CV',
  'candidates:write': 'Mover candidatos de etapa y etiquetarlos',
  'reports:read': 'Leer y descargar los informes',
  'webhooks:read': 'Leer tus webhooks y sus entregas',
  'webhooks:write': 'Enviar pruebas y reenviar entregas',
}

/** Why a key no longer works. */
export const keyEndTexts: Readonly<Record<KeyEnd, string>> = {
  by_hand: 'La terminaste tú',
  owner_left: 'Terminó cuando quien la creó dejó de ser dueño de la cuenta',
}

/** Who of a company did something: a program by the name of its key, or a person; null: not known. */
export const authorName = (
  { userId, keyName }: { userId: number | null; keyName: string | null },
  names: ReadonlyMap<number, string>,
): string | null => {
  if (keyName !== null) return `clave “${keyName}”`
  return userId === null ? null : (names.get(userId) ?? null)
}

import type { PostState, PostKind } from '#contracts/admin/posts-vocabulary.ts'
import { limaDaysBetween } from '#domain/time/dates.ts'
import type { Tone } from '#web/ui/look/badge.tsx'
import type { Post } from './post.ts'

/** The words about each kind. */
export const kindWords = {
  service: {
    one: 'servicio',
    many: 'servicios',
    tab: 'Servicios',
    owner: 'Profesional',
    about: 'Categoría',
    price: 'Precio',
    cannotChange: 'No se pudo actualizar el estado del servicio',
    cannotDelete: 'No se pudo eliminar el servicio',
    cannotRestore: 'No se pudo restaurar el servicio',
  },
  job: {
    one: 'empleo',
    many: 'empleos',
    tab: 'Empleos',
    owner: 'Empresa',
    about: 'Ubicación',
    price: 'Sueldo',
    cannotChange: 'No se pudo actualizar el estado del empleo',
    cannotDelete: 'No se pudo eliminar el empleo',
    cannotRestore: 'No se pudo restaurar el empleo',
  },
} as const satisfies Record<PostKind, Record<string, string>>

const tones: Record<PostState, Tone> = {
  active: 'ok',
  'taken-down': 'bad',
  rejected: 'bad',
  paused: 'neutral',
  suspended: 'warn',
  held: 'warn',
  deleted: 'neutral',
}

/** The state of a post; `plural` for the filter. */
export const stateName = (kind: PostKind, state: PostState): { one: string; plural: string } =>
  ({
    active: { one: 'Activo', plural: 'Activos' },
    'taken-down': { one: 'Inactivo', plural: 'Inactivos' },
    rejected: { one: 'Rechazado', plural: 'Rechazados' },
    paused:
      kind === 'job'
        ? { one: 'Archivado', plural: 'Archivados por la empresa' }
        : { one: 'Pausado', plural: 'Pausados por el profesional' },
    suspended: { one: 'Cuenta suspendida', plural: 'De cuentas suspendidas' },
    held: { one: 'En espera', plural: 'En espera' },
    deleted: { one: 'Eliminado', plural: 'Eliminados' },
  })[state]

export const toneOf = (state: PostState): Tone => tones[state]

/** What else there is to say about a deleted post: who did it, and how long it can be restored. */
export function deletionInWords({ deletion }: Pick<Post, 'deletion'>, now: Date): string | null {
  if (!deletion) return null
  if (!deletion.byAdmin) return 'Por su dueño'
  if (!deletion.restorableUntil) return 'Ya no se puede restaurar'
  const days = limaDaysBetween(now, new Date(deletion.restorableUntil))
  if (days <= 0) return 'Se puede restaurar hasta hoy'
  return days === 1 ? 'Queda 1 día para restaurarlo' : `Quedan ${days} días para restaurarlo`
}

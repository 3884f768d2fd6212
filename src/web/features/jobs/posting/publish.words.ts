import type { JobKind } from './job-form-values.ts'

/** Each kind's documented texts. */
export const publishWords = {
  standard: {
    submit: 'Publicar empleo',
    busy: 'Publicando...',
    failed: 'Hubo un error al publicar el empleo. Por favor intenta de nuevo.',
  },
  premium: {
    submit: 'Crear empleo premium',
    busy: 'Creando...',
    failed: 'No se pudo crear el empleo. Inténtalo de nuevo.',
  },
} satisfies Record<JobKind, object>

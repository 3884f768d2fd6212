import { photoMaxBytes } from '#contracts/accounts/photo-figures.ts'
import { leastPassword } from '#contracts/accounts/account-figures.ts'
import { inMegabytes } from '#contracts/megabytes.ts'
import { cvMaxBytes } from '#contracts/cv/cv-figures.ts'
import { mostFileMegabytes } from '#contracts/admin/settings-figures.ts'

const count = (least: number, most: number) => ({ kind: 'number', least, most, decimals: 0 }) as const

/** How many ads a company may have, how many answers a person gets, how short a password and how large a file may be. */
export const limitSettings = {
  free_jobs_limit: {
    value: 1,
    category: 'limits',
    description: 'Empleos estándar activos de una empresa sin plan de pago',
    effect:
      'Sale en los planes y en la ayuda, y vale desde la próxima publicación. Los avisos activos siguen activos.',
    rule: count(0, 1000),
  },
  trial_premium_jobs_limit: {
    value: 1,
    category: 'limits',
    description: 'Empleos premium activos durante la oferta de lanzamiento',
    effect:
      'Sale en los planes y en la ayuda, y vale desde la próxima publicación. Los avisos activos siguen activos.',
    rule: count(1, 1000),
  },
  assistant_model_daily: {
    value: 40,
    category: 'limits',
    description: 'Respuestas al día que el asistente redacta con un modelo de lenguaje para una persona',
    effect:
      'Después responde con sus propias reglas hasta el día siguiente. Sin modelo configurado no cambia nada.',
    rule: count(0, 10_000),
  },
  password_minimum: {
    value: leastPassword,
    category: 'limits',
    description: 'Caracteres que debe tener como mínimo una contraseña',
    effect: 'Se pide al crear o cambiar una contraseña. Las que ya existen siguen valiendo.',
    rule: count(leastPassword, 64),
  },
  cv_most_megabytes: {
    value: inMegabytes(cvMaxBytes),
    category: 'limits',
    description: 'Tamaño máximo de un CV, en MB',
    effect: 'Se dice en cada formulario que pide un CV. Los que ya se subieron se conservan.',
    rule: count(1, mostFileMegabytes),
  },
  picture_most_megabytes: {
    value: inMegabytes(photoMaxBytes),
    category: 'limits',
    description: 'Tamaño máximo de una foto, un logo o la imagen de un servicio, en MB',
    effect: 'Se dice donde se sube una imagen. Las que ya se subieron se conservan.',
    rule: count(1, mostFileMegabytes),
  },
} as const

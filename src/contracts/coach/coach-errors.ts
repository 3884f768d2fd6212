/** The errors of the coach, a part of `contracts/errors.ts`. */
export const coachErrors = {
  coach_line_changed: {
    status: 409,
    message: 'Esa línea ya cambió en tu perfil. Volvimos a leerlo: mira cómo quedó.',
  },
} as const

/** As documented, for a visitor who contacts or hires, and for an expired session. */
export const loginNeeded = {
  title: 'Iniciar sesión requerido',
  description: 'Debes iniciar sesión para contactar al profesional',
}

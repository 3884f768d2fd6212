/** As documented, for a visitor who contacts or hires, and for a session that ended meanwhile. */
export const loginNeeded = {
  title: 'Iniciar sesión requerido',
  description: 'Debes iniciar sesión para contactar al profesional',
}

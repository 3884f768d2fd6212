export type Owner = 'professional' | 'company'

/** What the deletion of an account deletes. */
export const goes: Record<Owner, string[]> = {
  professional: [
    'Tu perfil, tu CV, tu foto y tus demás archivos',
    'Tus servicios, tu portafolio y tus validaciones',
    'Tus alertas, tus guardados y tus notificaciones',
    'Tus citas y contrataciones en curso: se cancelan',
  ],
  company: [
    'Los datos y el logo de tu empresa',
    'Tus empleos activos: se archivan',
    'Tus notificaciones y tus preferencias',
    'Tus citas y contrataciones en curso: se cancelan',
  ],
}

/** What it keeps, without the person's name. */
export const stays: Record<Owner, string[]> = {
  professional: [
    'Las postulaciones que una empresa recibió, como “Cuenta eliminada”, sin tu CV ni tus datos',
    'Los mensajes que enviaste, para quien los recibió',
    'Los pagos y sus recibos, como pide la ley',
  ],
  company: [
    'Las reseñas que escribiste, como “Empresa que ya no está”',
    'Los mensajes que enviaste, para quien los recibió',
    'Los pagos y sus recibos, como pide la ley',
  ],
}

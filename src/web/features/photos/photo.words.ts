/** What the card of a person's photo says, and that of a company's logo. */
export const photoWords = {
  photo: {
    title: 'Foto de perfil',
    yours: 'Tu foto',
    save: 'Guardar foto',
    saved: 'Foto guardada',
    change: 'Cambiar foto',
    remove: 'Eliminar foto',
    removed: 'Foto eliminada',
    question: '¿Estás seguro de que deseas eliminar tu foto?',
    afterwards: 'En su lugar se verán tus iniciales.',
    hint: 'Se recorta en cuadrado. Nunca influye en tu compatibilidad con un empleo.',
  },
  logo: {
    title: 'Logo de la empresa',
    yours: 'Tu logo',
    save: 'Guardar logo',
    saved: 'Logo guardado',
    change: 'Cambiar logo',
    remove: 'Eliminar logo',
    removed: 'Logo eliminado',
    question: '¿Estás seguro de que deseas eliminar el logo?',
    afterwards: 'En su lugar se verán las iniciales de la empresa.',
    hint: 'Se ve completo, junto a tus empleos.',
  },
}

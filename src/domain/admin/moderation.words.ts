import type { ModerationQueue, ModerationStatus } from '#contracts/admin/moderation-vocabulary.ts'

export const moderationStatusNames: Record<ModerationStatus, string> = {
  pending: 'Pendiente',
  approved: 'Aprobado',
  rejected: 'Rechazado',
}

/** A usual reason to reject, and the note for the owner that it fills in. */
interface ReasonTemplate {
  name: string
  note: string
}

/** The reasons to reject, in the order of their number keys. */
export const rejectionReasons: Record<ModerationQueue, readonly ReasonTemplate[]> = {
  services: [
    {
      name: 'Datos de contacto en el texto',
      note: 'Quita el teléfono, el correo o los enlaces del texto: los clientes te escriben por el chat de Qhatu.',
    },
    {
      name: 'No dice qué incluye',
      note: 'Explica qué recibe el cliente y qué no está incluido en el precio.',
    },
    {
      name: 'Precio poco claro',
      note: 'Revisa el precio: debe ser lo que cobras por hora, sin condiciones aparte.',
    },
    { name: 'Categoría equivocada', note: 'Elige la categoría que corresponde a lo que ofreces.' },
    {
      name: 'Copiado de otro servicio',
      note: 'El texto está en otro servicio. Descríbelo con tus palabras.',
    },
    {
      name: 'No se puede ofrecer en Qhatu',
      note: 'Este servicio no se puede ofrecer en Qhatu. Si crees que es un error, escríbenos.',
    },
  ],
  cv: [
    { name: 'No es un CV', note: 'El archivo no es un CV. Sube uno con tu experiencia y tus estudios.' },
    { name: 'No se puede leer', note: 'El archivo no se puede leer. Súbelo otra vez o expórtalo como PDF.' },
    {
      name: 'Datos de otra persona',
      note: 'El CV tiene los datos de otra persona. Sube el tuyo.',
    },
    {
      name: 'Datos que no deben estar',
      note: 'Quita tu DNI, tu foto de documento o datos de tu salud: ninguna empresa los necesita para conocerte.',
    },
    {
      name: 'Contenido ofensivo',
      note: 'El CV tiene palabras o imágenes que ofenden. Quítalas y súbelo otra vez.',
    },
  ],
}

import type { ModerationQueue } from '#contracts/admin/moderation-vocabulary.ts'

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
  briefs: [
    {
      name: 'Datos de contacto en el texto',
      note: 'Quita el teléfono, el correo o los enlaces del texto: las propuestas y las preguntas llegan por Qhatu.',
    },
    { name: 'Pide dinero', note: 'Nadie paga por hacer una propuesta. Quita el cobro del texto.' },
    {
      name: 'Discrimina',
      note: 'Quita lo que deja fuera a personas por su edad, su género, su origen o su salud.',
    },
    { name: 'No dice qué necesita', note: 'Cuenta qué necesitas y qué debe quedar hecho.' },
    {
      name: 'Es un empleo',
      note: 'Buscas a una persona para un puesto. Publícalo como aviso de empleo: ahí postula quien busca trabajo.',
    },
    {
      name: 'No se puede pedir en Qhatu',
      note: 'Esto no se puede pedir en Qhatu. Si crees que es un error, respóndenos aquí.',
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
  photos: [
    { name: 'No es la persona ni la marca', note: 'Usa una foto tuya, o el logo de tu empresa.' },
    {
      name: 'Datos de contacto en la imagen',
      note: 'Quita de la imagen el teléfono, el correo o la dirección de tu web.',
    },
    { name: 'Foto de otra persona', note: 'La foto es de otra persona. Sube una tuya.' },
    { name: 'Contenido ofensivo', note: 'La imagen ofende o muestra algo que no va en Qhatu. Sube otra.' },
    { name: 'No se distingue', note: 'La imagen no se distingue. Sube una más clara.' },
  ],
  workplaces: [
    {
      name: 'No es el lugar de trabajo',
      note: 'Sube una foto de tu oficina, tu local o tu equipo trabajando.',
    },
    {
      name: 'Datos de contacto o publicidad',
      note: 'Quita de la imagen los teléfonos, los enlaces y los textos de publicidad.',
    },
    {
      name: 'Datos que no deben verse',
      note: 'Se leen documentos, pantallas o datos de personas. Sube una foto sin ellos.',
    },
    {
      name: 'No es de la empresa',
      note: 'La foto parece de un banco de imágenes o de otra empresa. Sube una tuya.',
    },
    { name: 'Contenido ofensivo', note: 'La imagen ofende o muestra algo que no va en Qhatu. Sube otra.' },
    { name: 'No se distingue', note: 'La imagen no se distingue. Sube una más clara.' },
  ],
  reviews: [
    {
      name: 'Datos de contacto o personales',
      note: 'Quita los teléfonos, los correos y los datos de otras personas.',
    },
    { name: 'Insulta o amenaza', note: 'Cuenta qué pasó con el trabajo, sin insultos ni amenazas.' },
    {
      name: 'Discrimina',
      note: 'Quita lo que juzga a la persona por su origen, su edad, su género o su salud.',
    },
    { name: 'No trata del servicio', note: 'La reseña debe contar cómo fue el servicio.' },
    { name: 'Publicidad', note: 'Quita la publicidad y los enlaces.' },
  ],
  messages: [
    {
      name: 'Insulta, acosa o amenaza',
      note: 'En Qhatu nadie insulta, acosa ni amenaza. Si se repite, suspendemos la cuenta.',
    },
    { name: 'Pide dinero', note: 'No se puede pedir dinero para conseguir un trabajo o una entrevista.' },
    {
      name: 'Discrimina',
      note: 'El mensaje juzga a la persona por su origen, su edad, su género o su salud.',
    },
    {
      name: 'Publicidad o mensajes repetidos',
      note: 'No envíes publicidad ni el mismo mensaje a muchas personas.',
    },
    {
      name: 'Datos de otra persona',
      note: 'El mensaje tiene datos de otra persona que no deben compartirse.',
    },
  ],
}

/** What a company whose ad stays held is usually asked to correct. */
export const heldAdNotes: readonly ReasonTemplate[] = [
  {
    name: 'Cobra por postular',
    note: 'Quita el pago que se pide a quien postula: nadie paga por un empleo, ni por la inscripción o el uniforme.',
  },
  {
    name: 'Excluye a personas',
    note: 'Quita la edad, el sexo, el estado civil o la apariencia, o dinos por qué el puesto los exige.',
  },
  {
    name: 'Lleva a otro sitio',
    note: 'Deja que postulen aquí: quita el teléfono o el chat como única forma de postular.',
  },
  {
    name: 'No se entiende el puesto',
    note: 'Cuenta qué hará la persona, dónde trabajará y cuánto ganará.',
  },
]

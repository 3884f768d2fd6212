import type { MailContent } from '#server/platform/mail/layout.ts'

interface Mail {
  subject: string
  content: MailContent
}

/** `name`: the professional's first name, or the company's. */
export function confirmationMail(publicUrl: string, { name, token }: { name: string; token: string }): Mail {
  return {
    subject: 'Confirma tu correo en Qhatu',
    content: {
      preheader: 'Un clic y tu cuenta queda lista.',
      heading: `Hola, ${name}`,
      paragraphs: [
        'Creaste una cuenta en Qhatu con este correo. Confírmalo para que podamos avisarte de lo importante.',
      ],
      action: { label: 'Confirmar mi correo', url: `${publicUrl}/verificar-correo/${token}` },
      footer: 'El enlace vale 3 días. Si no creaste esta cuenta, ignora este mensaje.',
    },
  }
}

export function passwordResetMail(publicUrl: string, token: string): Mail {
  return {
    subject: 'Cambia tu contraseña de Qhatu',
    content: {
      preheader: 'El enlace vale una hora y se usa una sola vez.',
      heading: 'Elige una contraseña nueva',
      paragraphs: ['Alguien, esperamos que tú, pidió cambiar la contraseña de tu cuenta en Qhatu.'],
      action: { label: 'Cambiar mi contraseña', url: `${publicUrl}/restablecer-contrasena/${token}` },
      footer:
        'El enlace vale una hora y se usa una sola vez. Si no lo pediste, ignora este mensaje: tu contraseña sigue igual.',
    },
  }
}

export function passwordChangedMail(publicUrl: string): Mail {
  return {
    subject: 'Tu contraseña de Qhatu cambió',
    content: {
      preheader: 'Cerramos todas tus sesiones por seguridad.',
      heading: 'Tu contraseña cambió',
      paragraphs: [
        'La contraseña de tu cuenta acaba de cambiar, y cerramos todas las sesiones que estaban abiertas.',
        'Si no fuiste tú, cambia la contraseña ahora mismo.',
      ],
      action: { label: 'No fui yo: cambiarla', url: `${publicUrl}/recuperar-contrasena` },
    },
  }
}

/** To the owner of an address with which somebody tried to register again. */
export function emailTakenMail(publicUrl: string): Mail {
  return {
    subject: 'Ya tienes una cuenta en Qhatu',
    content: {
      preheader: 'Alguien intentó crear una cuenta con tu correo.',
      heading: 'Ya tienes una cuenta',
      paragraphs: [
        'Alguien intentó crear una cuenta en Qhatu con tu correo. Ya tienes una, así que no cambió nada.',
        'Si fuiste tú, inicia sesión. Si olvidaste tu contraseña, desde ahí mismo puedes pedir una nueva.',
      ],
      action: { label: 'Iniciar sesión', url: `${publicUrl}/login` },
      footer: 'Si no fuiste tú, ignora este mensaje: nadie entró a tu cuenta.',
    },
  }
}

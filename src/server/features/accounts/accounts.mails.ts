import {
  changeEmailHours,
  confirmEmailDays,
  resetPasswordHours,
} from '#contracts/accounts/account-figures.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { hoursInWords, spelledNumber } from '#domain/text/spelled-number.ts'
import type { AccountOwner } from '#server/actor.ts'
import type { MailContent } from '#domain/mail/layout.ts'

interface Mail {
  subject: string
  content: MailContent
}

/** For an address that is not confirmed yet: the mail contains nothing that the sender typed. */
export function confirmationMail(publicUrl: string, token: string): Mail {
  return {
    subject: 'Confirma tu correo en Qhatu',
    content: {
      preheader: 'Un clic y tu cuenta queda lista.',
      heading: 'Confirma tu correo',
      paragraphs: [
        'Creaste una cuenta en Qhatu con este correo. Confírmalo para que podamos avisarte de lo importante.',
      ],
      action: { label: 'Confirmar mi correo', url: `${publicUrl}/verificar-correo/${token}` },
      footer: `El enlace vale ${confirmEmailDays} días. Si no creaste esta cuenta, ignora este mensaje.`,
    },
  }
}

export function passwordResetMail(publicUrl: string, token: string): Mail {
  return {
    subject: 'Cambia tu contraseña de Qhatu',
    content: {
      preheader: `El enlace vale ${hoursInWords(resetPasswordHours)} y se usa una sola vez.`,
      heading: 'Elige una contraseña nueva',
      paragraphs: ['Alguien, esperamos que tú, pidió cambiar la contraseña de tu cuenta en Qhatu.'],
      action: { label: 'Cambiar mi contraseña', url: `${publicUrl}/restablecer-contrasena/${token}` },
      footer: `El enlace vale ${hoursInWords(resetPasswordHours)} y se usa una sola vez. Si no lo pediste, ignora este mensaje: tu contraseña sigue igual.`,
    },
  }
}

/**
 * `keepsOneSession`: changed in a session, which stays open. `droppedEmail`: the pending change of address that was
 * cancelled.
 */
export function passwordChangedMail(
  publicUrl: string,
  { keepsOneSession, droppedEmail }: { keepsOneSession: boolean; droppedEmail: string | null },
): Mail {
  const closed = keepsOneSession
    ? 'cerramos todas las sesiones menos la que usaste para cambiarla'
    : 'cerramos todas las sesiones que estaban abiertas'
  return {
    subject: 'Tu contraseña de Qhatu cambió',
    content: {
      preheader: keepsOneSession
        ? 'Cerramos tus otras sesiones por seguridad.'
        : 'Cerramos todas tus sesiones por seguridad.',
      heading: 'Tu contraseña cambió',
      paragraphs: [
        `La contraseña de tu cuenta acaba de cambiar, y ${closed}.`,
        droppedEmail === null
          ? 'También anulamos los enlaces que te habíamos enviado.'
          : `También anulamos los enlaces que te habíamos enviado y el cambio de correo a ${droppedEmail}, que estaba pendiente.`,
        'Si no fuiste tú, cambia la contraseña ahora mismo.',
      ],
      action: { label: 'No fui yo: cambiarla', url: `${publicUrl}/recuperar-contrasena` },
    },
  }
}

/** Sent to the new address; its link confirms it. */
export function newAddressMail(publicUrl: string, token: string): Mail {
  return {
    subject: 'Confirma tu nuevo correo en Qhatu',
    content: {
      preheader: 'Con este clic, tu cuenta pasa a este correo.',
      heading: 'Tu nuevo correo',
      paragraphs: [
        'Pediste usar este correo en tu cuenta de Qhatu. Confírmalo y desde ese momento entras con él.',
        'Por seguridad, al confirmarlo se cierran tus otras sesiones.',
      ],
      action: { label: 'Usar este correo', url: `${publicUrl}/verificar-correo/${token}` },
      footer: `El enlace vale ${changeEmailHours} horas y se usa una sola vez. Si no lo pediste, ignora este mensaje.`,
    },
  }
}

/** Sent to the current address, as a warning to its owner. */
export function emailChangeAskedMail(publicUrl: string, newEmail: string): Mail {
  return {
    subject: 'Pediste cambiar el correo de tu cuenta',
    content: {
      preheader: 'Si no fuiste tú, cambia tu contraseña ahora.',
      heading: 'Un nuevo correo para tu cuenta',
      paragraphs: [
        'Con tu contraseña, alguien pidió que tu cuenta de Qhatu use otro correo. Cambia recién cuando se abra el enlace que enviamos allí.',
        'Si no fuiste tú, cambia tu contraseña ahora mismo: así nadie más entra.',
      ],
      details: [['Correo nuevo', newEmail]],
      action: { label: 'No fui yo: cambiar mi contraseña', url: `${publicUrl}/recuperar-contrasena` },
    },
  }
}

/** For the owner of an address that another account wants to use. */
export function addressWantedMail(publicUrl: string): Mail {
  return {
    subject: 'Alguien quiso usar tu correo en Qhatu',
    content: {
      preheader: 'Ya tienes una cuenta con este correo: no cambió nada.',
      heading: 'Ya tienes una cuenta con este correo',
      paragraphs: [
        'Desde otra cuenta de Qhatu pidieron usar este correo. Como ya es de la tuya, no cambió nada.',
        'Si fuiste tú, entra con este correo, o elimina antes la cuenta que lo usa.',
      ],
      action: { label: 'Iniciar sesión', url: `${publicUrl}/login` },
      footer: 'Si no fuiste tú, ignora este mensaje: nadie entró a tu cuenta.',
    },
  }
}

/** What to do about something that somebody else did. No page changes an administrator's password. */
const ifNotYou = (publicUrl: string, owner: AccountOwner, label: string) =>
  'adminId' in owner
    ? {
        preheader: 'Si no fuiste tú, avisa ahora a quien opera el servidor.',
        sentence:
          'Si no fuiste tú, avisa ahora mismo a quien opera el servidor: al cambiar tu contraseña se cierran todas tus sesiones.',
        action: {},
      }
    : {
        preheader: 'Si no fuiste tú, cambia tu contraseña ahora.',
        sentence: 'Si no fuiste tú, cambia tu contraseña ahora mismo.',
        action: { action: { label, url: `${publicUrl}/recuperar-contrasena` } },
      }

export function twoFactorChangedMail(
  publicUrl: string,
  owner: AccountOwner,
  state: 'on' | 'off' | 'reset',
): Mail {
  const { preheader, sentence, action } = ifNotYou(publicUrl, owner, 'No fui yo: cambiarla')
  const done = {
    on: 'Activaste la verificación en dos pasos',
    off: 'Desactivaste la verificación en dos pasos',
    reset: 'Restablecieron tu verificación en dos pasos',
  }[state]
  return {
    subject: done,
    content: {
      preheader,
      heading: done,
      paragraphs: [
        state === 'on'
          ? 'Desde ahora, para entrar a tu cuenta pedimos también el código de tu aplicación. Guarda tus códigos de recuperación en un lugar seguro.'
          : 'Desde ahora, para entrar a tu cuenta basta tu contraseña.',
        sentence,
      ],
      ...action,
    },
  }
}

/** Sent after a login from a browser that is new to this account. `device`: 'Chrome en Android', or ''. */
export function newDeviceMail(publicUrl: string, { device, at }: { device: string; at: Date }): Mail {
  return {
    subject: 'Entraron a tu cuenta desde otro dispositivo',
    content: {
      preheader: 'Si fuiste tú, no tienes que hacer nada.',
      heading: 'Un dispositivo nuevo en tu cuenta',
      paragraphs: [
        'Acaban de entrar a tu cuenta de Qhatu desde un navegador que no habías usado antes. Si fuiste tú, no tienes que hacer nada.',
        'Si no fuiste tú, cambia tu contraseña ahora: así se cierran todas las sesiones.',
      ],
      details: [
        ['Dispositivo', device || 'Desconocido'],
        ['Cuándo', formatDateTime(at)],
      ],
      action: { label: 'No fui yo: cambiarla', url: `${publicUrl}/recuperar-contrasena` },
    },
  }
}

/** The same for an administrator, whose password is in the configuration. */
export function newAdminDeviceMail({ device, at }: { device: string; at: Date }): Mail {
  return {
    subject: 'Entraron a la administración desde otro dispositivo',
    content: {
      preheader: 'Si fuiste tú, no tienes que hacer nada.',
      heading: 'Un dispositivo nuevo en la administración',
      paragraphs: [
        'Acaban de entrar a la administración de Qhatu con tu cuenta, desde un navegador que no habías usado antes. Si fuiste tú, no tienes que hacer nada.',
        'Si no fuiste tú, cambia ADMIN_PASSWORD en la configuración del servidor y reinícialo ahora: así se cierran todas tus sesiones.',
      ],
      details: [
        ['Dispositivo', device || 'Desconocido'],
        ['Cuándo', formatDateTime(at)],
      ],
    },
  }
}

/** Sent after the correct password and `tries` wrong codes. */
export function guessedCodesMail(publicUrl: string, owner: AccountOwner, tries: number): Mail {
  const { sentence, action } = ifNotYou(publicUrl, owner, 'Cambiar mi contraseña')
  return {
    subject: 'Alguien conoce tu contraseña de Qhatu',
    content: {
      preheader: 'Escribió bien tu contraseña, pero no tu código.',
      heading: 'Nadie entró, pero cambia tu contraseña',
      paragraphs: [
        `Alguien escribió bien la contraseña de tu cuenta y falló ${spelledNumber(tries, 'feminine')} veces el código de tu aplicación. No lo dejamos entrar.`,
        sentence,
      ],
      ...action,
    },
  }
}

/** For the owner of an address with which somebody tried to register again. */
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

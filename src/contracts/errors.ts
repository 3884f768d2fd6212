import { z } from 'zod'
import { coachErrors } from '#contracts/coach/coach-errors.ts'
import { orderErrors } from '#contracts/hires/order-errors.ts'
import { plansErrors } from '#contracts/plans/plans-errors.ts'
import { undoSeconds } from '#contracts/acts/undo-figures.ts'
import { reputationErrors } from '#contracts/reputation/reputation-errors.ts'
import { cvMostPages } from '#contracts/cv/cv-figures.ts'

/** The messages for a resource that does not exist. */
export const notFoundTexts = {
  job: 'El empleo que buscas no existe o ya no está disponible.',
  professional: 'Profesional no encontrado',
  invitation: 'La invitación no existe, ha expirado o ya fue utilizada.',
} as const
export type NamedThing = keyof typeof notFoundTexts

/** Every error of the server: code → HTTP status and the Spanish message for the person. */
export const errors = {
  validation_failed: { status: 400, message: 'Revisa los campos marcados.' },
  bad_request: { status: 400, message: 'No pudimos leer lo que enviaste.' },
  human_check_failed: {
    status: 400,
    message: 'No pudimos comprobar que eres una persona. Marca la casilla otra vez.',
  },
  human_check_needed: {
    status: 403,
    message: 'Hubo muchos intentos seguidos. Marca “No soy un robot” y vuelve a enviar tu contraseña.',
  },
  invalid_file: { status: 400, message: 'El archivo no se pudo leer.' },
  not_signed_in: { status: 401, message: 'Inicia sesión para continuar.' },
  invalid_credentials: { status: 401, message: 'Email o contraseña incorrectos' },
  wrong_code: { status: 401, message: 'El código no es correcto o ya se usó. Escribe el que ves ahora.' },
  challenge_over: {
    status: 401,
    message: 'Pasó demasiado tiempo o hubo muchos intentos. Escribe tu contraseña otra vez.',
  },
  forbidden: { status: 403, message: 'No tienes permiso para hacer esto.' },
  wrong_user_type: { status: 403, message: 'Tu tipo de cuenta no puede hacer esto.' },
  role_not_allowed: {
    status: 403,
    message: 'Tu rol no permite hacer esto. Pídeselo a quien administra el equipo.',
  },
  owner_only: {
    status: 403,
    message: 'Solo la persona dueña de la cuenta de la empresa puede hacer esto. Pídeselo a ella.',
  },
  read_only_member: {
    status: 403,
    message: 'Tu acceso a la empresa es de solo lectura. Pide a la persona dueña de la cuenta otro rol.',
  },
  no_company: {
    status: 403,
    message:
      'Tu cuenta no pertenece ahora a ninguna empresa. Pide que te inviten otra vez, o escríbenos en Contacto.',
  },
  must_hand_over: {
    status: 409,
    message: 'Tu empresa tiene un equipo: antes de eliminar tu cuenta, entrégala a otra persona en Equipo.',
  },
  nothing_to_pay: {
    status: 409,
    message:
      'No hay nada por pagar ahora: todo está en una lista o espera los datos de pago de su profesional.',
  },
  payout_changed: {
    status: 409,
    message: 'Alguno de estos pagos ya cambió. Mira su estado y decide otra vez.',
  },
  owns_a_company: {
    status: 409,
    message: 'Esa persona ya es dueña de otra empresa, y una cuenta solo puede serlo de una.',
  },
  colleague_moved: {
    status: 409,
    message: 'Alguien de tu equipo lo cambió recién. Mira su estado y decide otra vez.',
  },
  wrong_invited_account: {
    status: 409,
    message:
      'Ese correo es de una cuenta de profesional. Pide que te inviten con otro correo, el de tu trabajo.',
  },
  two_factor_required: {
    status: 403,
    message: 'Activa la verificación en dos pasos en “Tu cuenta” para entrar a la administración.',
  },
  signature_invalid: {
    status: 401,
    message:
      'La firma no corresponde al contenido. Revisa el secreto y la hora del servidor que hace la llamada.',
  },
  key_invalid: {
    status: 401,
    message:
      'Esta clave de API no existe o terminó. Revisa que la copiaste entera, o crea otra en Configuración.',
  },
  key_scope_missing: {
    status: 403,
    message: 'Esta clave de API no tiene el permiso que pide la llamada. Crea otra que lo tenga.',
  },
  key_not_accepted: {
    status: 403,
    message: 'Esta llamada no acepta claves de API. En /openapi.json están las que sí.',
  },
  view_only: {
    status: 403,
    message:
      'Estás viendo la cuenta de otra persona: aquí no puedes cambiar nada ni abrir sus mensajes y archivos.',
  },
  account_suspended: { status: 403, message: 'Tu cuenta está suspendida. Escríbenos para revisarlo.' },
  cross_site: { status: 403, message: 'La solicitud vino de otro sitio y no se aceptó.' },
  plan_limit_reached: {
    status: 403,
    message: 'Llegaste al límite de empleos activos de tu plan. Archiva uno o mejora tu plan.',
  },
  premium_required: { status: 403, message: 'Activa el plan premium para publicar empleos premium.' },
  professional_premium_required: { status: 403, message: 'Funcionalidad exclusiva del Plan Premium' },
  chat_locked: {
    status: 403,
    message: 'Para leer y responder, mejora tu plan o activa el chat de este servicio.',
  },
  user_blocked: { status: 403, message: 'Bloqueaste esta conversación. Desbloquéala para escribir.' },
  conversation_closed: { status: 403, message: 'No puedes enviar mensajes en esta conversación.' },
  email_unconfirmed: { status: 403, message: 'Confirma tu correo antes de publicar.' },
  two_factor_unconfirmed: {
    status: 403,
    message: 'Confirma tu correo antes de activar la verificación en dos pasos.',
  },
  not_found: { status: 404, message: 'No encontramos lo que buscas.' },
  method_not_allowed: { status: 405, message: 'Esta dirección no acepta ese tipo de solicitud.' },
  too_many_alerts: {
    status: 409,
    message: 'Tienes el máximo de alertas para un correo. Elimina una para crear otra.',
  },
  cv_already_viewed: { status: 409, message: 'La empresa ya vio tu CV, así que no se puede cambiar.' },
  review_requested: { status: 409, message: 'Ya pediste que una persona revise este puntaje.' },
  review_settled: { status: 409, message: 'Esta revisión ya tiene respuesta.' },
  review_unavailable: {
    status: 409,
    message: 'Esta empresa todavía no tiene cuenta. Escríbenos en Contacto y lo revisa una persona de Qhatu.',
  },
  already_applied: { status: 409, message: 'Ya postulaste a este empleo' },
  account_exists: {
    status: 409,
    message: 'Ya tienes una cuenta con este correo. Escribe su contraseña, o confirma por correo.',
  },
  already_invited: {
    status: 409,
    message: 'Ya invitaste a esta persona: su invitación sigue abierta. Cancélala si quieres enviar otra.',
  },
  already_requested: {
    status: 409,
    message: 'Ya pediste este servicio. Te avisaremos cuando el profesional responda.',
  },
  opened_by_other: { status: 409, message: 'Otra persona del equipo lo está revisando.' },
  data_request_open: {
    status: 409,
    message: 'Ya tienes una solicitud como esta por responder.',
  },
  verification_settled: {
    status: 409,
    message: 'Tus documentos ya están en revisión o aprobados. Recarga la página para ver su estado.',
  },
  item_changed: { status: 409, message: 'Cambió mientras lo revisabas. Míralo otra vez.' },
  result_grew: {
    status: 409,
    message: 'Ahora son más cuentas que las que confirmaste. Mira otra vez la lista y confirma.',
  },
  already_in_team: { status: 409, message: 'Esa persona ya está en el equipo.' },
  last_owner: {
    status: 409,
    message: 'Es la última persona con el rol Propietario: dale antes ese rol a otra.',
  },
  test_account_unknown: {
    status: 404,
    message: 'No hay una cuenta de prueba de ese tipo con ese correo. Crea primero las cuentas.',
  },
  slot_taken: { status: 409, message: 'Ese horario ya no está libre. Elige otro.' },
  bookings_closed: { status: 409, message: 'Este profesional no recibe citas por ahora.' },
  booking_settled: { status: 409, message: 'Esta cita ya no se puede cambiar así.' },
  interview_settled: { status: 409, message: 'Esta entrevista ya no se puede cambiar.' },
  ...orderErrors,
  ...coachErrors,
  ...plansErrors,
  ...reputationErrors,
  step_pending: {
    status: 409,
    message: 'La otra parte acaba de dar un paso. Vuelve a intentarlo en unos segundos.',
  },
  account_not_viewable: { status: 409, message: 'Una cuenta suspendida no se puede ver como su dueño.' },
  hire_step_gone: {
    status: 409,
    message: 'Esta contratación cambió mientras la mirabas. Revisa en qué estado está.',
  },
  offer_changed: {
    status: 409,
    message: 'El profesional cambió este paquete mientras lo pedías. Revisa la suma y envíalo otra vez.',
  },
  changes_used_up: {
    status: 409,
    message:
      'Ya usaste las rondas de cambios que acordaron. Escríbele en la conversación y busquen un acuerdo.',
  },
  order_files_full: {
    status: 409,
    message: 'Este pedido ya tiene todos los archivos que puede tener. Junta varios en un ZIP.',
  },
  end_offer_gone: {
    status: 409,
    message: 'Esa propuesta cambió o ya no está. Revisa el pedido antes de responder.',
  },
  registration_failed: {
    status: 409,
    message: 'No se pudo crear la cuenta. Si ya tienes una con este correo, inicia sesión.',
  },
  act_settled: {
    status: 409,
    message: `Ya no se puede deshacer: pasaron ${undoSeconds} segundos y ya se avisó.`,
  },
  conflict: { status: 409, message: 'Esto cambió mientras lo editabas. Vuelve a cargar la página.' },
  questions_changed: {
    status: 409,
    message: 'La empresa cambió las preguntas mientras postulabas. Responde las nuevas y envía otra vez.',
  },
  setting_changed: {
    status: 409,
    message: 'Otra persona cambió estos valores mientras los editabas. Elige cuál queda.',
  },
  request_in_progress: { status: 409, message: 'Ya estamos procesando esta solicitud.' },
  job_gone: { status: 410, message: notFoundTexts.job },
  invitation_gone: { status: 410, message: notFoundTexts.invitation },
  link_expired: { status: 410, message: 'El enlace no es válido o ya venció. Pide uno nuevo.' },
  payload_too_large: { status: 413, message: 'Lo que enviaste es demasiado grande.' },
  unsupported_media_type: { status: 415, message: 'Ese formato no se acepta aquí.' },
  document_too_big: {
    status: 413,
    message: 'El documento pesa demasiado. Envía uno más ligero.',
  },
  document_encrypted: {
    status: 422,
    message: 'El documento está protegido con contraseña. Quítale la contraseña y vuelve a subirlo.',
  },
  document_broken: {
    status: 422,
    message: 'El documento está dañado o incompleto. Ábrelo, guárdalo otra vez como PDF y vuelve a subirlo.',
  },
  document_without_text: {
    status: 422,
    message:
      'No encontramos texto que leer: el documento está vacío o su imagen no se ve bien. Sube uno más nítido.',
  },
  document_too_many_pages: {
    status: 422,
    message: `El documento tiene demasiadas páginas. Sube un CV de hasta ${cvMostPages} páginas.`,
  },
  document_too_slow: {
    status: 422,
    message:
      'El documento es demasiado complejo para leerlo. Guárdalo como un PDF más simple y vuelve a subirlo.',
  },
  document_too_heavy: {
    status: 422,
    message:
      'El documento ocupa demasiada memoria al abrirlo. Quítale imágenes y fondos, guárdalo otra vez y vuelve a subirlo.',
  },
  document_too_dense: {
    status: 422,
    message:
      'El documento tiene mucho más texto que un CV. Deja solo las páginas de tu CV y vuelve a subirlo.',
  },
  rate_limited: { status: 429, message: 'Demasiados intentos. Espera un momento y vuelve a probar.' },
  internal: { status: 500, message: 'Algo falló de nuestro lado. Inténtalo otra vez.' },
  storage_full: {
    status: 507,
    message: 'Ahora no podemos guardar nada: nos quedamos sin espacio. No se perdió lo que ya tenías.',
  },
  documents_waiting: {
    status: 503,
    message: 'Estamos leyendo muchos documentos en este momento. Inténtalo otra vez en un minuto.',
  },
  unavailable: { status: 503, message: 'El servicio está ocupado. Inténtalo en unos segundos.' },
} as const

export type ErrorCode = keyof typeof errors

/** The body of every error reply. `fields` maps a field's path to its Spanish message. */
export const errorBody = z.object({
  message: z.string(),
  code: z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]]),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string(),
})
export type ErrorBody = z.infer<typeof errorBody>

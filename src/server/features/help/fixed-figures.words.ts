import { askAgainDays, unconfirmedDays } from '#contracts/services/availability-figures.ts'
import { undoSeconds } from '#contracts/acts/undo-figures.ts'
import { planReminderDays } from '#contracts/plans/plan-figures.ts'
import { mostSavedJobs } from '#contracts/saved-jobs/saved-jobs-figures.ts'
import { mostPortfolioItems, reviewEditDays } from '#contracts/reputation/reputation-figures.ts'
import { leastSuggestedScore } from '#contracts/suggested-professionals/suggested-professionals-figures.ts'
import { invitationDays } from '#contracts/invitations/invitation-figures.ts'
import { cvMostPages } from '#contracts/cv/cv-figures.ts'
import { scoresKeptYears } from '#contracts/matching/matching-figures.ts'
import { confirmSubscriptionDays } from '#contracts/subscriptions/subscription-figures.ts'
import { complaintWorkingDays } from '#contracts/support/support-figures.ts'
import { chatActivationDays } from '#contracts/services/chat-figures.ts'
import {
  changeEmailHours,
  confirmEmailDays,
  leastPassword,
  plainSessionHours,
  recoveryCodes,
  rememberedSessionDays,
  resetPasswordHours,
} from '#contracts/accounts/account-figures.ts'
import { keyCallsPerMinute } from '#contracts/companies/key-figures.ts'
import { mostWorkplacePhotos } from '#contracts/companies/workplace-figures.ts'
import { failuresToPause, mostAdsPerRun, mostFeedMegabytes } from '#contracts/jobs/job-feeds-figures.ts'
import { mostQuestions } from '#contracts/jobs/question-figures.ts'
import { paperDays, verificationWorkingDays } from '#contracts/verifications/verification-figures.ts'
import { oldSecretHours, webhookDays, webhookSeconds } from '#contracts/webhooks/webhook-figures.ts'
import { mostTries, triesDays } from '#domain/webhooks/schedule.ts'
import { horizonDays } from '#domain/bookings/booking-rules.ts'
import {
  agreesDisputeDays,
  answersDisputeDays,
  changeStandsDays,
  completesAfterDays,
  decidesWithinDays,
  completionRemindsDays,
} from '#domain/orders/deadlines.ts'
import { planGraceDays } from '#domain/plans/terms.ts'
import { hoursInWords, spelledNumber } from '#domain/text/spelled-number.ts'
import { DAY, HOUR, MINUTE } from '#domain/time/durations.ts'
import { idleEnd, lifetime } from '#server/features/accounts/sessions/sessions.service.ts'
import { mailUnreadAfter } from '#server/features/conversations/unread-mail.service.ts'
import { retention } from '#server/features/invitations/invitations.service.ts'

const inWeeks = (days: number): string => (days === 7 ? 'una semana' : `${days} días`)

/**
 * Values for `{{name}}` in the texts that only a new version of the product changes. They are filled in when a text is
 * read, so that the search finds them.
 */
const figures: Readonly<Record<string, string>> = {
  paginas_cv: `${cvMostPages} páginas`,
  minimo_contrasena: `${leastPassword} caracteres`,
  maximo_preguntas: spelledNumber(mostQuestions),
  trabajos_portafolio: `${spelledNumber(mostPortfolioItems)} trabajos`,
  empleos_guardados: `${mostSavedJobs} empleos`,
  puntajes_guardados: `${spelledNumber(scoresKeptYears)} años`,
  puntaje_sugerido: `${leastSuggestedScore} puntos`,
  fotos_empresa: `${spelledNumber(mostWorkplacePhotos)} fotos`,
  llamadas_clave: `${keyCallsPerMinute} llamadas`,
  peso_importacion: `${mostFeedMegabytes} MB`,
  avisos_por_lectura: `${mostAdsPerRun} avisos`,
  fallas_importacion: `${spelledNumber(failuresToPause)} veces`,
  webhook_respuesta: `${webhookSeconds} segundos`,
  webhook_intentos: `${mostTries} veces`,
  webhook_plazo: `${spelledNumber(triesDays)} días`,
  webhook_rotacion: hoursInWords(oldSecretHours),
  webhook_dias: `${webhookDays} días`,
  disputa_responde: `${answersDisputeDays} días`,
  disputa_acuerdo: `${agreesDisputeDays} días`,
  disputa_decide: `${decidesWithinDays} días`,
  cambio_de_hitos: `${changeStandsDays} días`,
  disponibilidad_pregunta: `${askAgainDays} días`,
  disponibilidad_espera: `${unconfirmedDays} días`,
  deshacer: `${undoSeconds} segundos`,
  deshacer_en_letras: `${spelledNumber(undoSeconds)} segundos`,
  enlace_confirmar_correo: `${confirmEmailDays} días`,
  enlace_cambiar_correo: hoursInWords(changeEmailHours),
  enlace_contrasena: hoursInWords(resetPasswordHours),
  enlace_alerta: `${confirmSubscriptionDays} días`,
  enlace_invitacion: `${invitationDays} días`,
  dura_chat: `${chatActivationDays} días`,
  sesion: `${plainSessionHours} horas`,
  sesion_recordada: `${rememberedSessionDays} días`,
  sesion_administrador: `${lifetime.admin / HOUR} horas`,
  administrador_sin_uso: `${idleEnd / MINUTE} minutos`,
  codigos_recuperacion: `${spelledNumber(recoveryCodes)} códigos`,
  invitacion_guardada: `${retention / DAY} días`,
  documentos_guardados: `${paperDays} días`,
  respuesta_verificacion: `${verificationWorkingDays} días hábiles`,
  aviso_fin_plan: inWeeks(planReminderDays),
  gracia_plan: `${planGraceDays} días`,
  aviso_mensaje: `${mailUnreadAfter / MINUTE} minutos`,
  editar_resena: `${reviewEditDays} días`,
  agendar_hasta: `${horizonDays} días`,
  completa_sola: `${completesAfterDays} días`,
  aviso_completa: `${spelledNumber(completionRemindsDays)} días`,
  respuesta_reclamo: `${complaintWorkingDays} días hábiles`,
}

/** A text with these figures; other names stay for `fillIn`. */
export const withFixedFigures = (source: string): string =>
  source.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => figures[name] ?? whole)

import type { subscriptionsContract } from '#contracts/subscriptions/subscriptions.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import {
  changeOwnAlert,
  deleteOwnAlert,
  listOwnAlerts,
} from '#server/features/subscriptions/alerts/own-alerts.service.ts'
import { chooseNews, getsNews } from '#server/features/subscriptions/news/news.service.ts'
import { getOwnAlert, openLink } from './subscriptions.policy.ts'
import { presentAlert, presentState } from './subscriptions.presenter.ts'
import {
  changeByLink,
  confirm,
  createAlert,
  endByLink,
  joinNewsletter,
  readLinkState,
} from './subscriptions.service.ts'

const done = (message: string) => ({ success: true as const, message })

const answer = (isActive: boolean, active: string) => ({
  ...done(isActive ? active : 'Revisa tu correo y confirma con el enlace que te enviamos.'),
  isActive,
})

export function subscriptionsRoutes(deps: Deps): Handlers<typeof subscriptionsContract> {
  const { db } = deps
  return {
    joinNewsletter: async ({ actor, body }) =>
      answer(await joinNewsletter(deps, actor, body.email), 'Listo: recibirás un correo por semana.'),
    createAlert: async ({ actor, body }) =>
      answer(await createAlert(deps, actor, body), 'Tu alerta está activa.'),
    ownAlerts: async ({ actor }) => (await listOwnAlerts(deps, actor)).map(presentAlert),
    changeAlert: async ({ actor, params, body }) =>
      presentAlert(await changeOwnAlert(deps, await getOwnAlert(db, actor, params.id), body.frequency)),
    deleteAlert: async ({ actor, params }) => ({
      undo: await deleteOwnAlert(deps, actor, await getOwnAlert(db, actor, params.id)),
    }),
    ownNews: async ({ actor }) => ({ isOn: await getsNews(deps, actor) }),
    setNews: async ({ actor, body }) => ({ isOn: await chooseNews(deps, actor, body.isOn) }),
    state: async ({ params }) => presentState(await readLinkState(deps, await openLink(db, params.token))),
    confirm: async ({ params }) => {
      await confirm(deps, await openLink(db, params.token))
      return done('Tu suscripción está activa.')
    },
    change: async ({ params, body }) => {
      await changeByLink(deps, await openLink(db, params.token), body.frequency)
      return done('Cambiamos la frecuencia.')
    },
    end: async ({ params }) => {
      await endByLink(deps, await openLink(db, params.token))
      return done('Ya no recibirás estos correos.')
    },
  }
}

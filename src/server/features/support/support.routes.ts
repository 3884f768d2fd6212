import type { dataRequestsContract } from '#contracts/support/data-requests.contract.ts'
import type { supportContract } from '#contracts/support/support.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { sheetNumber } from '#server/features/support/complaints/complaints.presenter.ts'
import { fileComplaint, sendUnsentCopy } from '#server/features/support/complaints/complaints.service.ts'
import { receiveMessage } from '#server/features/support/contact/contact-requests.service.ts'
import {
  ownDataRequests,
  requestAboutData,
} from '#server/features/support/data-requests/data-requests.service.ts'
import { getUnsentCopy } from './support.policy.ts'

export function supportRoutes(deps: Deps): Handlers<typeof supportContract> {
  return {
    operator: async () => deps.config.operator,
    contact: async ({ body }) => ({
      success: true,
      message: 'Recibimos tu mensaje. Te respondemos por correo.',
      code: await receiveMessage(deps, body),
    }),
    complain: async ({ body, byForm }) => ({
      success: true,
      message: 'Registramos tu hoja. Te enviamos una copia por correo.',
      sheet: await fileComplaint(deps, body, { isHuman: !byForm }),
    }),
    complaintCopy: async ({ params }) => ({
      number: sheetNumber(await getUnsentCopy(deps.db, params.token)),
    }),
    sendComplaintCopy: async ({ params }) => {
      await sendUnsentCopy(deps, await getUnsentCopy(deps.db, params.token))
      return { success: true, message: 'Te enviamos tu copia. Llega a tu correo en unos minutos.' }
    },
  }
}

export function dataRequestsRoutes(deps: Deps): Handlers<typeof dataRequestsContract> {
  return {
    ownDataRequests: ({ actor }) => ownDataRequests(deps, actor),
    requestAboutData: async ({ actor, body }) => ({
      success: true,
      message: 'Recibimos tu solicitud. Te respondemos por correo.',
      request: await requestAboutData(deps, actor, body),
    }),
  }
}

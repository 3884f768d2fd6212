import type { TestActor } from './actors.ts'
import { cvPart, multipart } from './multipart.ts'
import { settleActs } from './settle-acts.ts'
import type { TestApp } from './test-app.ts'

/** The calls with which a company invites to one of its jobs, and the resulting links. */
export function inviting(app: TestApp, company: TestActor, jobId: number) {
  const url = `/api/jobs/${jobId}/invitations`
  const invite = (body: { email?: string; message?: string } = {}, { headers } = company) =>
    app.request({ method: 'POST', url, headers, body })
  return {
    invite,
    list: async () => (await app.request({ url, headers: company.headers })).body,
    /** The token of an invitation link that the company shares. */
    linkToken: async (): Promise<string> => (await invite()).body.url.split('/apply/')[1],
    /** The token in an invitation's mail. */
    mailedToken: async (email: string): Promise<string> => {
      await invite({ email })
      return (await invitationMailTo(app, email)).text.match(/\/apply\/([\w-]+)/)![1]!
    },
  }
}

export async function invitationMailTo(app: TestApp, email: string) {
  await settleActs(app)
  const mail = app.mails.sent.find(
    ({ to, subject }) => to === email && subject.includes('te invita a postular'),
  )
  if (!mail) throw new Error(`no invitation was mailed to ${email}`)
  return mail
}

/** What the form of an invitation asks for besides names, address and password. */
export const invitedPerson = {
  phone: '987 654 321',
  location: 'Lima',
  experience: '5 años en análisis de datos',
  skills: 'Excel, SQL',
  coverLetter: 'Gracias por escribirme. Trabajé cinco años con datos de ventas.',
}

/** The form of an invitation as the browser sends it. */
export function applyInvited(
  app: TestApp,
  {
    token,
    cv = null,
    ...fields
  }: {
    token: string
    email: string
    cv?: Buffer | null
    password?: string
    confirmByMail?: '1'
    phone?: string
    location?: string
    experience?: string
    skills?: string
    coverLetter?: string
  },
) {
  const all = {
    firstName: 'Rosa',
    lastName: 'Quispe Huamán',
    password: 'una clave larga',
    invitationToken: token,
    ...invitedPerson,
    ...fields,
  }
  const parts = Object.entries<string>(all)
  return app.request({
    method: 'POST',
    url: '/api/apply-with-invitation',
    ...multipart(cv ? [...parts, cvPart(cv)] : parts),
  })
}

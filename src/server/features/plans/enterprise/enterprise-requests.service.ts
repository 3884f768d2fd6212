import type { z } from 'zod'
import { contactWorkingDays } from '#contracts/support/support-figures.ts'
import type { enterpriseRequestBody } from '#contracts/plans/plans.contract.ts'
import { limaDay } from '#domain/time/dates.ts'
import { addWorkingDays } from '#domain/time/working-days.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { createCode } from '#server/platform/tokens.ts'
import { insertEnterpriseRequest } from './enterprise-requests.queries.ts'
import { readSetting } from '#server/features/settings/settings.service.ts'

type Request = Omit<z.output<typeof enterpriseRequestBody>, 'humanCheck'>

/**
 * Stores a company's request to sales, mails it to them, and mails an acknowledgement with the code to the sender.
 * Returns the code.
 */
export async function requestEnterprise(
  deps: Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>,
  request: Request,
): Promise<string> {
  return transaction(deps, async (tx) => {
    const code = await store(deps, tx, request)
    await sendMail(deps, tx, {
      to: await readSetting(tx, 'sales_email'),
      subject: `Plan Enterprise ${code}: ${request.companyName.replaceAll(/\s+/g, ' ')}`,
      content: {
        preheader: `${request.contactName}, ${request.employees} personas.`,
        heading: 'Una empresa pregunta por el plan Enterprise',
        paragraphs: [request.message],
        details: [
          ['Código', code],
          ['Empresa', request.companyName],
          ['Contacto', request.contactName],
          ['Correo', request.email],
          ['Teléfono', request.phone],
          ['Empleados', request.employees],
        ],
      },
    })
    // No typed text is mailed to an unconfirmed address: it could be anybody's.
    await sendMail(deps, tx, {
      to: request.email,
      subject: `Recibimos tu solicitud ${code}`,
      content: {
        preheader: 'Nuestro equipo de ventas te escribirá a este correo.',
        heading: 'Recibimos tu solicitud',
        paragraphs: [
          'Gracias por tu interés en el plan Enterprise. Nuestro equipo de ventas te escribirá a este correo.',
        ],
        details: [['Código', code]],
        footer: 'Si no pediste información sobre nuestros planes, ignora este mensaje.',
      },
    })
    return code
  })
}

async function store({ clock }: Pick<Deps, 'clock'>, tx: Db, request: Request): Promise<string> {
  const { contactName: name, email, phone, companyName, employees, message } = request
  const createdAt = clock.now()
  const dueOn = addWorkingDays(limaDay(createdAt), contactWorkingDays)
  for (;;) {
    const code = createCode('C')
    const row = { code, name, email, phone, companyName, employees, message, createdAt, dueOn }
    if (await insertEnterpriseRequest(tx, row)) return code
  }
}

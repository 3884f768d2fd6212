import type { VerificationOutcome } from '#contracts/verifications/verifications-vocabulary.ts'
import { isValidRuc } from '#domain/companies/ruc.ts'
import { payerTypeNames } from '#domain/plans/payment.words.ts'
import { formatDate } from '#domain/time/dates.ts'
import {
  notEnoughTemplates,
  paperWords,
  verificationDecisionNames,
} from '#domain/verifications/verification.words.ts'
import { countDeskRows, findDeskRow, listDeskRows } from '#server/db/desk-rows.ts'
import type { Desk, DeskRow } from '#server/desk.ts'
import {
  findVerification,
  getVerifiable,
  listPapers,
  storeOutcome,
  takeBackOutcome,
} from '#server/features/verifications/verifications.queries.ts'
import { filedVerifications } from './filed-verifications.queries.ts'
import { settleOutcome } from './settle-outcome.ts'

/** The company or person whose papers an administrator looks at. */
export const verificationsDesk: Desk = {
  decisions: [
    { value: 'verified', label: verificationDecisionNames.verified, asksText: false, templates: [] },
    {
      value: 'not_enough',
      label: verificationDecisionNames.not_enough,
      asksText: true,
      templates: notEnoughTemplates,
    },
  ],
  list: async (db, filters, page) =>
    (await listDeskRows(db, filedVerifications, filters, page)).map(withKind),
  count: (db, filters, { most }) => countDeskRows(db, filedVerifications, filters, most),
  async find(db, id) {
    const row = await findDeskRow(db, filedVerifications, id)
    const request = row && (await findVerification(db, id))
    if (!row || !request) return null
    const account = await getVerifiable(db, request.userId)
    const papers = await listPapers(db, id)
    return {
      ...withKind(row),
      answerGoesTo: 'su panel, su campana y su correo',
      facts: factsOf(account),
      texts: [],
      papers: papers.map(({ id: paperId, kind, name, mime, size }) => ({
        id: paperId,
        title: paperWords[kind].name,
        name,
        mime,
        size,
      })),
      decision: request.outcome,
      accountId: request.userId,
      answer: request.outcome && request.note,
    }
  },
  answer: (tx, id, { text, decision, at, by }) =>
    storeOutcome(tx, id, { outcome: decision as VerificationOutcome, note: text, at, by }),
  takeBack: (tx, id) => takeBackOutcome(tx, id),
  tell: settleOutcome,
}

const withKind = (row: DeskRow): DeskRow => ({
  ...row,
  about: row.about === 'company' ? payerTypeNames.company : payerTypeNames.professional,
})

/** What the papers must agree with. */
function factsOf(account: Awaited<ReturnType<typeof getVerifiable>>): [label: string, value: string][] {
  const { userType, companyName, firstName, lastName, ruc, emailConfirmedAt } = account
  const ofCompany: [string, string | null][] = [
    ['Nombre comercial', companyName],
    ['RUC', ruc],
    ['Dígito verificador', ruc === null ? null : isValidRuc(ruc) ? 'Correcto' : 'Equivocado'],
    ['Rubro', account.industry],
    ['Sitio web', account.website],
  ]
  const ofProfessional: [string, string | null][] = [
    ['Nombre', `${firstName ?? ''} ${lastName ?? ''}`.trim()],
    ['Título profesional', account.title],
  ]
  const facts: [string, string | null][] = [
    ...(userType === 'company' ? ofCompany : ofProfessional),
    ['Correo', `${account.email} (${emailConfirmedAt ? 'confirmado' : 'sin confirmar'})`],
    ['Registro', formatDate(account.registeredAt)],
    ['Verificada desde', account.verifiedAt && formatDate(account.verifiedAt)],
  ]
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
}

import { listHeadline, type ListSubject } from '#domain/jobs/list-headline.words.ts'
import type { JobFigures } from '#contracts/jobs/job-list-fields.ts'
import { formatSalary } from '#domain/jobs/pay/salary-format.ts'
import { inFigures } from './job.words.ts'

/** The heading of a list; with `kind` 'Premium', 'Empleos Premium de Ventas'. */
const headlineOf = (subject: ListSubject, kind: '' | 'Premium') =>
  kind === '' ? listHeadline(subject) : listHeadline(subject).replace('Empleos', `Empleos ${kind}`)

/** The title of a list's page. It is unique for each page and each indexed list. */
export function listTitle(subject: ListSubject, page: number, kind: '' | 'Premium' = ''): string {
  const headline = headlineOf(subject, kind)
  const title = headline === 'Empleos' ? 'Empleos Disponibles' : headline
  return page > 1 ? `${title} · Página ${page}` : title
}

export function listDescription(subject: ListSubject, total: number, kind: '' | 'Premium' = ''): string {
  const headline = headlineOf(subject, kind)
  const where = subject.place ? '' : ' en el Perú'
  return `${headline}${where}: ${ads(total)}. Filtra por categoría, ubicación, modalidad y sueldo, y postula gratis con tu CV.`
}

/** The same for a category's or a place's page, with the figures of its jobs. */
export function landingDescription(
  subject: ListSubject,
  { total, withPay, typicalPay, skills }: Pick<JobFigures, 'total' | 'withPay' | 'typicalPay' | 'skills'>,
): string {
  const pay = typicalPay && formatSalary({ min: typicalPay.low, max: typicalPay.high, currency: 'PEN' })
  return [
    `${listHeadline(subject)}: ${ads(total)}${withPay > 0 ? `, ${inFigures(withPay)} con sueldo visible` : ''}.`,
    ...(pay ? [`Sueldo usual: ${pay} al mes.`] : []),
    ...(skills.length > 0
      ? [
          `Piden ${skills
            .slice(0, 3)
            .map(({ name }) => name)
            .join(', ')}.`,
        ]
      : []),
    'Postula gratis con tu CV.',
  ].join(' ')
}

const ads = (total: number) => `${inFigures(total)} ${total === 1 ? 'aviso activo' : 'avisos activos'}`

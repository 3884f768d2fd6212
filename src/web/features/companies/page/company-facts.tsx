import ShieldCheck from 'lucide-react/icons/shield-check'
import type { PublicCompany } from '#contracts/companies/companies.contract.ts'
import { answerStatisticsMonths } from '#contracts/companies/companies-figures.ts'
import { formatDate, limaDay } from '#domain/time/dates.ts'
import { brand } from '#web/brand.ts'
import { Card } from '#web/ui/look/card.tsx'
import { type Definition, DefinitionList } from '#web/ui/list/definition-list.tsx'
import { ProgressBar } from '#web/ui/state/progress-bar.tsx'
import { daysInWords } from './answer.words.ts'

/** The company's measured response figures and other facts. */
export function CompanyFacts({ company, jobs }: { company: PublicCompany; jobs: number }) {
  return (
    <Card className="lg:sticky lg:top-[calc(var(--spacing-header)+1.25rem)]">
      <h2 className="text-h4">Cómo responde</h2>
      <Answers answers={company.answers} />
      <div className="mt-5 border-t border-line pt-4">
        <DefinitionList items={factsOf(company, jobs)} />
      </div>
      <ul className="mt-4 grid gap-1.5 border-t border-line pt-4 text-xs text-ink-2">
        {company.says.map((said) => (
          <li key={said}>{said}</li>
        ))}
        {company.isVerified && <li>Empresa verificada: revisamos sus documentos.</li>}
        {company.hasValidRuc && <li>RUC válido: su dígito verificador es correcto.</li>}
        <li className="flex gap-2">
          <ShieldCheck className="icon" />
          {brand.warning}
        </li>
      </ul>
    </Card>
  )
}

function Answers({ answers }: Pick<PublicCompany, 'answers'>) {
  if (!answers)
    return (
      <>
        <p className="mt-3 font-strong">Aún sin datos suficientes</p>
        <p className="mt-1 text-sm text-ink-2">
          Lo mostramos desde cinco postulaciones, porque con menos no sería justo.
        </p>
      </>
    )
  return (
    <>
      <dl className="mt-3 grid gap-4">
        <div>
          <dt className="text-sm text-ink-2">Postulaciones con respuesta</dt>
          <dd>
            <span className="fig text-[2rem] leading-[1.15]">{answers.rate} %</span>
            <span className="mt-1.5 block">
              <ProgressBar label="Postulaciones con respuesta" value={answers.rate} />
            </span>
          </dd>
        </div>
        {answers.medianDays !== null && (
          <div>
            <dt className="text-sm text-ink-2">La mitad de las respuestas llega en</dt>
            <dd className="fig text-h3">{daysInWords(answers.medianDays)}</dd>
          </div>
        )}
      </dl>
      <p className="mt-3 text-xs text-ink-2">
        Medido en {answers.applications} postulaciones de los últimos {answerStatisticsMonths} meses. Cuenta
        como respuesta el primer cambio de estado que hizo la empresa.
      </p>
    </>
  )
}

function factsOf({ industry, location, memberSince }: PublicCompany, jobs: number): Definition[] {
  const since = memberSince === null ? null : new Date(memberSince)
  return [
    ...(industry ? [{ term: 'Rubro', value: industry }] : []),
    ...(location ? [{ term: 'Ubicación', value: location }] : []),
    { term: 'Empleos activos', value: jobs },
    ...(since
      ? [{ term: 'En Qhatu desde', value: <time dateTime={limaDay(since)}>{formatDate(since)}</time> }]
      : []),
  ]
}
